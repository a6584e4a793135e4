import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { type NothingFits, nothingFitsIn } from './nothing-fits.ts'

export type Made =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'exists' }
  | ({ kind: 'nothing-fits' } & NothingFits)

/** Every answer to a sent personality that there is a way on from; others are thrown. */
export async function madeFrom(asked: Promise<MealPlan>): Promise<Made> {
  try {
    return { kind: 'made', plan: await asked }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.status === 409) return { kind: 'exists' }
    const nothingFits = nothingFitsIn(error.problem)
    if (!nothingFits) throw error
    return { kind: 'nothing-fits', ...nothingFits }
  }
}
