import { type KitchenRecipe, kitchenSteps } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'
import type { RecipeIngredient } from '../../recipes/recipe.ts'

const size = /\d/
const rest = /\b(rest|other half|left ?over|what is left|keeps?|freez\w*|remainder|remaining)\b/i
/** Nearer to whole cans than this is a whole can. */
const tolerance = 0.06

/** ED-4: cans differ, so a recipe says which it means; and an opened one is half full of something to use. */
export function checkCans(kitchen: KitchenRecipe): LineFinding[] {
  const { recipe, source } = kitchen
  const spoken = [recipe.note ?? '', ...kitchenSteps(kitchen).map(({ words }) => words)].join(' ')
  return recipe.ingredients.flatMap((row, index) => {
    const can = row.food.measures.can
    if (can === undefined) return []
    const line = source.ingredients[index]?.line ?? 1
    const own = `${row.prep ?? ''} ${row.note ?? ''}`
    return [
      ...sizeFindings(row, own).map((finding) => ({ line, ...finding })),
      ...restFindings(row, own, spoken).map((finding) => ({ line, ...finding })),
    ]
  })
}

function sizeFindings({ food, unit }: RecipeIngredient, own: string) {
  if (unit !== 'can' || size.test(own)) return []
  const remedy = `Add prep: "from a ${food.measures.can} g can", or a note.`
  return [{ what: `The can of ${food.name} has no size.`, remedy }]
}

function restFindings({ food, grams, unit }: RecipeIngredient, own: string, spoken: string) {
  const cans = grams / (food.measures.can ?? grams)
  const isWhole = Math.abs(cans - Math.round(cans)) <= tolerance && cans >= 1 - tolerance
  const isOfCans = unit === 'can' || unit === 'g' || unit === 'ml' || unit === 'cup'
  if (
    isWhole ||
    !isOfCans ||
    rest.test(own) ||
    new RegExp(`${rest.source}[^.]{0,60}\\bcan`, 'i').test(spoken)
  )
    return []
  const remedy =
    'Take a whole can, or say in note or prep what the rest is for: "the rest keeps 3 days in a jar, or freezes".'
  return [{ what: `${Math.round(cans * 100) / 100} cans of ${food.name} leave a can half full.`, remedy }]
}
