import type { ItemModel, RecipeModel } from './models/recipe-model.ts'
import { framePages } from './parts/page-frame.ts'
import { recipeSheet, type SheetSize } from './parts/recipe-sheet.ts'

/** Large enough to read from the counter; smaller where it would not fit on one page. */
const size: SheetSize = {
  titlePt: 26,
  textPt: 11.5,
  picture: { width: 196, height: 147 },
  ingredientsWidth: 228,
}
const smallSize: SheetSize = { ...size, textPt: 10 }
const mostLines = 13

function sheetOf({ groups }: RecipeModel, people: number) {
  const lines = groups.reduce((sum, group) => sum + group.lines.length, groups.length)
  return { people, size: lines > mostLines ? smallSize : size, title: {} }
}

/** SHOP-6: one recipe as it is cooked that day, and its sides each on a page of its own. */
export function itemDocument({ people, system, recipe, sides = [] }: ItemModel): object {
  return framePages({
    title: recipe.title,
    subject: 'A recipe of your plan',
    system,
    content: [
      ...recipeSheet(recipe, sheetOf(recipe, people)),
      ...sides.flatMap((side) => recipeSheet(side, { ...sheetOf(side, people), isOnNewPage: true })),
    ],
  })
}
