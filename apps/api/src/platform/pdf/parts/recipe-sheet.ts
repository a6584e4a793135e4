import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import type { Cooking, RecipeModel } from '../models/recipe-model.ts'
import { type Content, heading, line, prose, span, type TextStyle } from './content.ts'
import { eatingText } from './eating-text.ts'
import { minutesText, peopleText } from './figures.ts'
import { ingredientTables } from './ingredient-table.ts'
import { macroLine } from './macro-line.ts'
import { nutrientLine } from './nutrient-line.ts'
import { palette } from './palette.ts'
import { framedPicture, svgOptions } from './pictures.ts'
import { hairlines } from './table-layouts.ts'

/** How large a recipe is printed: one of many, or one to cook from. */
export type SheetSize = {
  titlePt: number
  textPt: number
  picture: { width: number; height: number }
  ingredientsWidth: number
}

export type Sheet = { people: number; size: SheetSize; title: TextStyle; isOnNewPage?: boolean }

/** A recipe on a page of its own: head with picture, what is cooked when, ingredients beside steps. */
export function recipeSheet(recipe: RecipeModel, sheet: Sheet): Content[] {
  const ingredients = ingredientTables(recipe, sheet.size.textPt)
  const steps: Content = { stack: [stepTable(recipe, sheet.size), ...noteLines(recipe, sheet.size)] }
  return [
    head(recipe, sheet),
    ...recipe.cookings.map((cooking) => cookingLine(cooking, sheet)),
    recipe.cookings.length > 1
      ? { stack: [...ingredients, steps], margin: [0, 12, 0, 0] }
      : {
          columns: [
            { stack: ingredients, width: sheet.size.ingredientsWidth },
            { ...steps, width: '*' },
          ],
          columnGap: 24,
          margin: [0, 14, 0, 0],
        },
  ]
}

function head(recipe: RecipeModel, { size, title, isOnNewPage }: Sheet): Content {
  const words: Content = {
    stack: [
      prose(timesOf(recipe), { fontSize: size.textPt - 0.5, color: palette.muted, margin: [0, 2, 0, 3] }),
      heading(recipe.title, { ...title, fontSize: size.titlePt, margin: [0, 0, 0, 8] }),
      prose('A serving has', { fontSize: size.textPt - 1, color: palette.muted }),
      macroLine(recipe.perServing, { fontSize: size.textPt }),
      nutrientLine(recipe.perServing, { fontSize: size.textPt - 2, margin: [0, 2, 0, 0] }),
    ],
    width: '*',
  }
  const columns = recipe.picture ? [words, pictureOf(recipe.picture, size)] : [words]
  const start = isOnNewPage ? ({ pageBreak: 'before' } as const) : {}
  return { columns, columnGap: 20, margin: [0, 0, 0, 12], ...start }
}

function timesOf({ cookings, minutes, restMinutes }: RecipeModel): string {
  const meals = new Set(cookings.flatMap(({ eaten }) => eaten.map(({ meal }) => mealWords[meal])))
  const rest = restMinutes > 0 ? [`${minutesText(restMinutes)} to rest or chill`] : []
  return [[...meals].join(', '), minutesText(minutes), ...rest].join(' · ')
}

function pictureOf(picture: string, { picture: { width, height } }: SheetSize): Content {
  return { svg: framedPicture(picture, { width, height, radius: 12 }), options: svgOptions, width }
}

function cookingLine({ servings, batches, eaten }: Cooking, { people, size }: Sheet): Content {
  const made = [`Makes ${servingsText(servings)}`, peopleText(people), batches].filter(Boolean)
  return line([span(made.join(', '), { bold: true }), span(`: ${eaten.map(eatingText).join('; ')}`)], {
    fontSize: size.textPt,
    margin: [0, 0, 0, 2],
  })
}

function noteLines({ notes }: RecipeModel, { textPt }: SheetSize): Content[] {
  return notes.map((note) => prose(note, { fontSize: textPt, color: palette.muted, margin: [0, 8, 0, 0] }))
}

function stepTable({ steps }: RecipeModel, { textPt }: SheetSize) {
  const rows = steps.map((step, index) => [
    heading(String(index + 1), { fontSize: textPt + 4, color: palette.leaf, margin: [0, -1.5, 0, 0] }),
    prose(step, { fontSize: textPt, lineHeight: 1.3, margin: [0, 2, 0, 2] }),
  ])
  return {
    table: { dontBreakRows: true, widths: [20, '*'], body: rows.length > 0 ? rows : [['', '']] },
    layout: hairlines(3),
  }
}
