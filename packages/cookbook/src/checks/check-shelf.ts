import type { LineFinding } from '../reading/fault.ts'
import { holdsRareFood } from '../recipes/familiarity.ts'
import { minutesOf, type Recipe, type RecipeIngredient } from '../recipes/recipe.ts'
import type { WrittenLines } from '../recipes/written-recipe.ts'

const mostMinutes = 20
const mostFoods = 8
const uncounted: ReadonlySet<string> = new Set(['water', 'salt', 'black-pepper', 'white-pepper'])

/** CON-1: "familiarity: shelf" promises a dish for an ordinary evening and an ordinary supermarket. */
export function checkShelf(
  recipe: Recipe,
  lines: Pick<WrittenLines, 'familiarity' | 'prep' | 'ingredients'>,
): LineFinding[] {
  if (recipe.familiarity !== 'shelf') return []
  return [
    ...timeFinding(recipe, lines.prep),
    ...foodFinding(recipe, lines.ingredients),
    ...shopFinding(recipe, lines.ingredients),
  ]
}

function timeFinding(recipe: Recipe, line: number): LineFinding[] {
  const minutes = minutesOf(recipe)
  if (minutes <= mostMinutes) return []
  const what = `A shelf recipe takes ${mostMinutes} min at most, and prep + cook are ${minutes}.`
  return [{ line, what, remedy: 'Make it quicker, or write "familiarity: known".' }]
}

function foodFinding({ ingredients }: Recipe, line: number): LineFinding[] {
  const foods = new Map(ingredients.map(({ food }) => [food.id, food]))
  const cookingFat = [...foods.values()].find(isCookingFat)
  const counted = [...foods.keys()].filter((id) => !uncounted.has(id) && id !== cookingFat?.id)
  if (counted.length <= mostFoods) return []
  const left = ['water', 'salt', 'pepper', ...(cookingFat ? [`one fat (${cookingFat.id})`] : [])]
  const what = `A shelf recipe has ${mostFoods} ingredients at most, and this one has ${counted.length}: ${counted.join(', ')}. ${left.join(', ')} aren’t counted.`
  return [{ line, what, remedy: 'Do without one, or write "familiarity: known".' }]
}

function shopFinding(recipe: Recipe, line: number): LineFinding[] {
  if (!holdsRareFood(recipe)) return []
  const what = 'A shelf recipe is bought in an ordinary supermarket, which lacks one of these foods.'
  return [{ line, what, remedy: 'Take another food, or remove "familiarity: shelf".' }]
}

function isCookingFat({ id, class: kind }: RecipeIngredient['food']): boolean {
  return kind === 'oil' || kind === 'animal-fat' || id === 'butter'
}
