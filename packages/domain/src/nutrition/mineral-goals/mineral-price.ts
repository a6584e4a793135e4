import { daysOfWeek } from '../../meal-plan/meals.ts'
import type { Nutrients } from '../nutrients.ts'
import type { MineralGoal, MineralGoals } from './mineral-goals.ts'
import { type ReferenceName, referenceNames } from './references.ts'

/**
 * MIN-3: how far seven days are from their goals: 1 for each whole reference missing, or above what is the most. 0 where all are met.
 * The planner weighs it beside what else a week costs.
 */
export function mineralPrice(weekTotals: Pick<Nutrients, ReferenceName>, goals: MineralGoals): number {
  return referenceNames.reduce(
    (price, name) => price + missedShare(weekTotals[name] / daysOfWeek, goals[name]),
    0,
  )
}

/** How far a mean is from its goal, as a share of the reference. */
export function missedShare(mean: number, { reference, minimum, maximum }: MineralGoal): number {
  return Math.max(0, minimum - mean, mean - maximum) / reference
}
