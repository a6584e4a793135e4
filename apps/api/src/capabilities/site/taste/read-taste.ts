import type { DrawnDay } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type Asked, personAsked } from './person-asked.ts'
import type { TasteDays } from './taste-days.ts'

/** What the product would do for somebody who only looks around. */
export async function readTaste(
  days: TasteDays,
  asked: Asked,
): Promise<{ questionnaire: Questionnaire; day: DrawnDay }> {
  const questionnaire = personAsked(asked)
  return { questionnaire, day: await days.of(questionnaire) }
}
