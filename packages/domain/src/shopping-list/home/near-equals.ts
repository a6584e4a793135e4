import { foodAsSold } from '../grams-as-sold.ts'
import type { ListedCooking, ListFood, NearEqual } from '../listed-cooking.ts'

/** Grams of the food that stand in for one gram of another. */
export type StandIn = Readonly<{ food: ListFood; ratio: number }>

/** By the id of the food that another one stands in for. */
export type StandIns = ReadonlyMap<string, StandIn>

/** For 100 g: what may change without a day leaving its ranges, since a dish holds a part of it. */
const mostChange = { kcal: 40, fat: 4, carbs: 4, protein: 4 } as const

/**
 * PAN-4: foods of which the plan also has a near-equal that may be bought instead. The one that most dishes
 * use stands in; none stands in for what stands in itself, so that no swap is taken twice.
 */
export function findStandIns(
  cookings: readonly ListedCooking[],
  mayEat: (food: ListFood) => boolean,
): StandIns {
  const uses = countUses(cookings)
  const byUse = [...uses.values()].sort((a, b) => b.dishes - a.dishes || (a.food.id < b.food.id ? -1 : 1))
  const candidates = byLeader(byUse.map(({ food }) => food))
  const standIns = new Map<string, StandIn>()
  const leaders = new Set<string>()
  for (const { food: leader } of byUse) {
    const foods = candidates.get(leader.id)
    if (!foods || standIns.has(leader.id) || !mayEat(leader)) continue
    for (const food of foods) {
      if (leaders.has(food.id) || standIns.has(food.id)) continue
      const swap = food.swap?.find((each) => each.food === leader.id && isUsableSwap(each, food, leader))
      if (!swap) continue
      leaders.add(leader.id)
      standIns.set(food.id, { food: leader, ratio: swap.ratio })
    }
  }
  return standIns
}

/** Of each food, those that name it as a near-equal. */
function byLeader(foods: readonly ListFood[]): Map<string, ListFood[]> {
  const naming = new Map<string, ListFood[]>()
  for (const food of foods)
    for (const { food: leader } of food.swap ?? [])
      if (leader !== food.id) naming.set(leader, [...(naming.get(leader) ?? []), food])
  return naming
}

/** What decides whether one food may be bought for another. */
export type SwapFood = Pick<ListFood, 'class' | 'swap' | 'per100g' | 'carbBasis'>

type Use = { food: ListFood; dishes: number }

function countUses(cookings: readonly ListedCooking[]): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const { ingredients } of cookings) {
    const foods = new Map(ingredients.map(({ food }) => [foodAsSold(food).id, foodAsSold(food)]))
    for (const food of foods.values()) {
      const use = uses.get(food.id) ?? { food, dishes: 0 }
      use.dishes += 1
      uses.set(food.id, use)
    }
  }
  return uses
}

/** What foods of a class are used for; of others a swap for one use alone would need to know the use. */
const useOfClass: Readonly<Record<string, NearEqual['for']>> = { herb: 'garnish', spice: 'seasoning' }

export function isUsableSwap(swap: NearEqual, food: SwapFood, leader: SwapFood): boolean {
  if (swap.for !== undefined && swap.for !== useOfClass[food.class ?? '']) return false
  return isNearlyEqual(swap, food, leader)
}

/** What is cooked keeps its figures. A spice has next to none, and of a fruit that a juice is taken from the rest isn't eaten. */
function isNearlyEqual({ ratio }: NearEqual, food: SwapFood, leader: SwapFood): boolean {
  const [own, other] = [food.per100g, leader.per100g]
  if (ratio !== 1 || food.class === 'spice') return true
  if (!own || !other) return false
  const changes = {
    kcal: other.kcal - own.kcal,
    fat: other.fat - own.fat,
    carbs: netCarbsOf(leader) - netCarbsOf(food),
    protein: other.protein - own.protein,
  }
  return (Object.keys(mostChange) as (keyof typeof mostChange)[]).every(
    (figure) => Math.abs(changes[figure]) <= mostChange[figure],
  )
}

function netCarbsOf({ per100g, carbBasis }: SwapFood): number {
  const { carbs = 0, fiber = 0 } = per100g ?? {}
  return carbBasis === 'eu' ? carbs : carbs - fiber
}
