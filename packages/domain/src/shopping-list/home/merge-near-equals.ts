import { gramsPerUnit } from '../../kitchen/measured-food.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import type { CookedIngredient, ListedCooking } from '../listed-cooking.ts'
import type { StandIn, StandIns } from './near-equals.ts'

/** The most that a spoon of one may weigh more or less than one of the other, to be counted in spoons still. */
const sameSpoonShare = 0.1

/** PAN-4: the same dishes, with the foods that stand in for others. */
export function mergeNearEqualFoods<Cooking extends ListedCooking>(
  cookings: readonly Cooking[],
  standIns: StandIns,
): Cooking[] {
  if (standIns.size === 0) return [...cookings]
  return cookings.map((cooking) => ({
    ...cooking,
    ingredients: cooking.ingredients.map((ingredient) => replace(ingredient, standIns)),
  }))
}

function replace(ingredient: CookedIngredient, standIns: StandIns): CookedIngredient {
  const standIn = standIns.get(ingredient.food.id)
  if (!standIn) return ingredient
  const { food, ratio } = standIn
  if (ratio === 1 && isMeasuredAlike(ingredient, standIn)) return { ...ingredient, food }
  const grams = ingredient.grams * ratio
  return grams > 0 ? { food, quantity: grams, unit: 'g', grams } : { ...ingredient, food }
}

function isMeasuredAlike({ food, unit = 'piece' }: CookedIngredient, standIn: StandIn): boolean {
  const [own, other] = [gramsPerUnit(food, unit), gramsPerUnit(standIn.food, unit)]
  return own !== undefined && other !== undefined && Math.abs(own / other - 1) <= sameSpoonShare
}

/**
 * For some of the cookings: where the food that stands in isn't cooked among them, the first of those it
 * stands in for takes its place.
 */
export function narrowStandIns(standIns: StandIns, cookings: readonly ListedCooking[]): StandIns {
  const sold = cookings.flatMap(({ ingredients }) => ingredients.map(({ food }) => foodAsSold(food)))
  const there = new Map(sold.map((food) => [food.id, food]))
  const places = new Map<string, StandIn>()
  const narrowed = new Map<string, StandIn>()
  for (const [id, { food: leader, ratio }] of standIns) {
    const own = there.get(id)
    if (!own) continue
    const place = there.has(leader.id) ? { food: leader, ratio: 1 } : places.get(leader.id)
    if (place) narrowed.set(id, { food: place.food, ratio: ratio / place.ratio })
    else places.set(leader.id, { food: own, ratio })
  }
  return narrowed
}
