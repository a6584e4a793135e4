import { daysOfWeek } from '../../meal-plan/meals.ts'
import type { Nutrients } from '../nutrients.ts'
import type { MineralGoals } from './mineral-goals.ts'
import { type ReferenceName, referenceNames } from './references.ts'

/**
 * MIN-3: how far seven days are from their goals: 1 for each whole reference missing, or above what is the most. 0 where all are met.
 * The planner weighs it beside what else a week costs.
 */
export function mineralPrice(weekTotals: Pick<Nutrients, ReferenceName>, goals: MineralGoals): number {
  return referenceNames.reduce((price, name) => {
    const { reference, minimum, maximum } = goals[name]
    const mean = weekTotals[name] / daysOfWeek
    return price + Math.max(0, minimum - mean, mean - maximum) / reference
  }, 0)
}
