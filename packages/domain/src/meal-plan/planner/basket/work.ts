import type { PricedPlan } from './priced-plan.ts'

/** Counted in what was computed and never in time: the same request and seed give the same plan on every machine. */
export type Budget = { most: number }

/** A step of a portioning takes about as long as half a dish in a ranking, a pair of dishes a tenth. */
const rankedPerStep = 0.5
const rankedPerPair = 0.1

export function workOf({ ranked, portioners, paired }: PricedPlan): number {
  const steps = portioners.reduce((sum, one) => sum + one.steps(), 0)
  return ranked + steps * rankedPerStep + paired * rankedPerPair
}
