import {
  type MineralGoal,
  type MineralGoals,
  missedShare,
} from '../../../nutrition/mineral-goals/mineral-goals.ts'

import { referenceNames } from '../../../nutrition/mineral-goals/references.ts'
import { daysOfPlan, daysOfWeek } from '../../meals.ts'
import type { Dish, DishNumber } from '../menu.ts'
import { type Quarters, quartersPerServing } from '../portions/portions.ts'

const names = referenceNames.length

/** MIN-3: what each week has of what a person aims at. */
export type WeekMinerals = {
  goals: readonly MineralGoal[]
  /** By dish and name. */
  perQuarter: Float64Array
  /** By week and name. */
  totals: Float64Array
}

export function weekMineralsOf(
  dishes: readonly Pick<Dish, 'minerals'>[],
  goals: MineralGoals | undefined,
): WeekMinerals | undefined {
  if (!goals) return undefined
  return {
    goals: referenceNames.map((name) => goals[name]),
    perQuarter: Float64Array.from(
      dishes.flatMap(({ minerals }) => referenceNames.map((name) => minerals[name] / quartersPerServing)),
    ),
    totals: new Float64Array((daysOfPlan / daysOfWeek) * names),
  }
}

/** So many quarters more of a dish are eaten; fewer when negative. */
export function addMinerals(minerals: WeekMinerals, week: number, dish: DishNumber, portion: Quarters): void {
  const { perQuarter, totals } = minerals
  for (let at = 0; at < names; at += 1) totals[week * names + at]! += portion * perQuarter[dish * names + at]!
}

/** The week's `mineralPrice` with so many quarters more of a dish. */
export function mineralPriceWith(
  { goals, perQuarter, totals }: WeekMinerals,
  week: number,
  dish: DishNumber,
  portion: Quarters,
): number {
  let price = 0
  for (let at = 0; at < names; at += 1) {
    const total = totals[week * names + at]! + portion * perQuarter[dish * names + at]!
    price += missedShare(total / daysOfWeek, goals[at]!)
  }
  return price
}

export function mineralPriceOf(minerals: WeekMinerals, week: number): number {
  return mineralPriceWith(minerals, week, 0, 0)
}

/** By dish: parts of a day's reference in a quarter of a serving, added up over what there should be enough of. */
export function mineralsPerQuarter({ goals, perQuarter }: WeekMinerals): Float64Array {
  const wanted = goals.map(({ minimum }) => (minimum > 0 ? 1 / minimum : 0))
  return Float64Array.from({ length: perQuarter.length / names }, (_, dish) =>
    wanted.reduce((sum, factor, at) => sum + factor * perQuarter[dish * names + at]!, 0),
  )
}
