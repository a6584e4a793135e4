import type { Need } from '../add-up.ts'
import type { Tick } from '../ticks.ts'
import type { StandIns } from './near-equals.ts'

/** Grams of foods, by name: as rows are bought, near-equals together; and of each food by itself. */
export type GramsOfFoods = Readonly<{ bought: ReadonlyMap<string, number>; own: ReadonlyMap<string, number> }>

type TickFacts = Readonly<{
  ticks: readonly Tick[]
  /** Those of this list. */
  narrowed: StandIns
  /** Of each food by itself. */
  needs: readonly Need[]
  /** LIV-5: before the list's second shop. */
  first: GramsOfFoods | undefined
}>

/** What the ticks of all foods of a row are for when all are ticked, and what is bought for it. */
type Step = Readonly<{ ticked: number; bought: number }>

/** A row that stands for several is ticked where its own food is; then for what all that are ticked needed. */
export function rowTick(
  { food, grams }: Need,
  { ticks, narrowed, needs, first }: TickFacts,
): Tick | undefined {
  const byName = new Map(ticks.map((tick) => [tick.ingredient, tick]))
  const own = byName.get(food.name)
  if (!own?.checked) return undefined
  const others = needs.filter((each) => narrowed.get(each.food.id)?.food.id === food.id)
  if (others.length === 0) return own
  const sumOf = (gramsOf: (name: string) => number) =>
    others.reduce(
      (sum, each) => sum + gramsOf(each.food.name) * narrowed.get(each.food.id)!.ratio,
      gramsOf(food.name),
    )
  const steps: Step[] = [
    { ticked: sumOf((name) => needs.find((each) => each.food.name === name)?.grams ?? 0), bought: grams },
  ]
  if (first) {
    const { own, bought } = first
    steps.unshift({ ticked: sumOf((name) => own.get(name) ?? 0), bought: bought.get(food.name) ?? 0 })
  }
  const ticked = sumOf((name) => {
    const tick = byName.get(name)
    return tick?.checked ? tick.neededGrams : 0
  })
  return { ...own, neededGrams: boughtGrams(ticked, steps) }
}

/** One lemon gives its zest and its juice: bought together is less than the sum of both, so a sum isn't held against it. */
function boughtGrams(ticked: number, steps: readonly Step[]): number {
  let from: Step = { ticked: 0, bought: 0 }
  for (const step of steps) {
    const span = step.ticked - from.ticked
    if (ticked <= step.ticked && span > 0)
      return from.bought + ((ticked - from.ticked) / span) * (step.bought - from.bought)
    from = step
  }
  return from.bought + ticked - from.ticked
}
