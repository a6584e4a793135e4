// What a person eats when nobody cuts an egg or keeps half a can: whole pieces are cooked, and everybody eats their share.
import type { Food } from '@butterleaf/cookbook/foods/food'
import { eatenNutrition } from '@butterleaf/cookbook/recipes/fields/eaten-nutrition'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { Eater, PlacedItem, Plan } from './judged.ts'
import { addServings, deviationOf, type Macros, macrosBy, noMacros } from './rules.ts'

const uncutUnits = new Set<string>([
  'can',
  'jar',
  'packet',
  'slice',
  'strip',
  'sheet',
  'wrap',
  'fillet',
  'breast',
  'thigh',
  'ball',
  'link',
])

/** Days in range when every cooking is of whole pieces. */
export function daysInRangeAsCooked(plan: Plan<Recipe>, { ranges, flat }: Eater): number {
  const places = plan.flatMap((items, day) => items.map((item) => ({ ...item, day })))
  const cookings = places.filter(({ parent }) => !parent)
  const eatersOf = (cooking: PlacedItem<Recipe>) => [
    cooking,
    ...places.filter((place) => isFedBy(place, cooking)),
  ]
  const days = plan.map(() => noMacros)
  for (const cooking of cookings) {
    const eaters = eatersOf(cooking)
    const perServing = servingAsCooked(cooking.recipe, eaters, flat.scaling ?? 1)
    for (const { day, servings } of eaters) days[day] = addServings(days[day], perServing, servings)
  }
  return days.filter((totals) => deviationOf(totals, ranges) === 0).length
}

function isFedBy({ parent, recipe }: PlacedItem<Recipe>, cooking: PlacedItem<Recipe>): boolean {
  return parent?.day === cooking.day && parent.meal === cooking.meal && recipe.id === cooking.recipe.id
}

function servingAsCooked(
  { ingredients, servings, perServing, discarded }: Recipe,
  eaters: readonly PlacedItem<Recipe>[],
  people: number,
): Macros {
  const cooked = people * eaters.reduce((sum, eater) => sum + eater.servings, 0)
  const factor = cooked / servings
  const gained = ingredients.filter(isUncut).reduce((sum, row) => {
    const { quantity } = row
    const whole = Math.max(1, Math.round(quantity * factor))
    return addServings(sum, eatenNutrition(row, discarded), (whole / quantity - factor) / cooked)
  }, noMacros)
  return macrosBy((name) => perServing[name] + gained[name])
}

/** Eggs, and what is opened, sliced or shaped one by one. */
function isUncut({ food, unit, quantity }: RecipeIngredient): boolean {
  const inUnit = unit ?? pieceUnitOf(food)
  return quantity > 0 && inUnit !== undefined && (isEggLike(food, inUnit) || uncutUnits.has(inUnit))
}

const pieceUnits = new Set(['piece', 'whole', 'large', 'medium', 'small'])

function isEggLike({ whole }: Food, unit: string): boolean {
  return Boolean(whole) && pieceUnits.has(unit)
}
