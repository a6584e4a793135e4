import { decodeField } from '@butterleaf/contract/onboarding/personality-faults'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'

/** ONB-13: the answer that is meant by a field the server refused. */
export function answerOfField(
  field: string,
): { answer: keyof PartialQuestionnaire; meal?: Meal } | undefined {
  return decodeField(field)
}
