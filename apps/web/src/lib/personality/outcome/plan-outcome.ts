import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { isProblem } from '#lib/api/api-problem.ts'
import { type NothingFits, nothingFitsIn } from './nothing-fits.ts'

export type PlanOutcome =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'exists' }
  | ({ kind: 'nothing-fits' } & NothingFits)

/** Every answer to a sent personality that there is a way on from; others are thrown. */
export async function readPlanOutcome(answer: Promise<MealPlan>): Promise<PlanOutcome> {
  try {
    return { kind: 'made', plan: await answer }
  } catch (error) {
    // Another device or tab was first: it made the first plan, or replaced this one.
    if (isProblem(error, 'plan-exists', 'change-refused', 'conflict')) return { kind: 'exists' }
    const nothingFits = isProblem(error, 'nothing-fits') ? nothingFitsIn(error) : undefined
    if (!nothingFits) throw error
    return { kind: 'nothing-fits', ...nothingFits }
  }
}
