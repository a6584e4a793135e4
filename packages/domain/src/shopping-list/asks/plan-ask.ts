import { seeStock } from '../home/lines-at-home.ts'
import type { ListFood } from '../listed-cooking.ts'
import { type ListAsk, listAsk, type TimedPlan } from './list-ask.ts'

/** LIV-2: what a plan asks when each of its lists is bought as planned. */
export type PlanAsk = Readonly<{
  /** Rows of all lists. */
  rows: number
  minutes: number
  thrownShare: number
  lists: readonly ListAsk[]
}>

export function planAsk(plan: TimedPlan, mayEat: (food: ListFood) => boolean): PlanAsk {
  const seen = seeStock(plan, mayEat)
  const lists = plan.lists.map((_, index) => listAsk(plan, index, seen))
  const boughtValue = sumOf(lists, ({ boughtValue }) => boughtValue)
  return {
    rows: sumOf(lists, ({ toBuy }) => toBuy.length),
    minutes: sumOf(lists, ({ minutes }) => minutes),
    thrownShare:
      boughtValue > 0 ? sumOf(lists, (list) => list.thrownShare * list.boughtValue) / boughtValue : 0,
    lists,
  }
}

function sumOf<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0)
}
