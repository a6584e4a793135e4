import { changesFood } from '@butterleaf/domain/onboarding/changes-food'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changePlan } from '../change-plan.ts'
import type { PlanKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'

/** SET-3: answers that no dish follows from are saved, and nothing is drawn. */
export function saveAnswers(
  context: PlanContext,
  key: PlanKey,
  answersAfter: (before: Questionnaire) => Questionnaire,
): Promise<LoadedPlan> {
  return changePlan(context, key, 'saveAnswers', ({ plan }) => {
    const answers = answersAfter(plan.answers)
    if (changesFood(plan.answers, answers))
      throw new AppError('change-refused', {
        detail: 'Other dishes follow from these answers: make the plan again with them.',
      })
    return { ...plan, answers }
  })
}
