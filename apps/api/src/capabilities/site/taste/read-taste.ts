import type { DrawnDay } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type Asked, readTastePerson } from './read-taste-person.ts'
import type { TasteDays } from './taste-days.ts'

/** A sample day for a visitor. */
export async function readTaste(
  days: TasteDays,
  asked: Asked,
): Promise<{ questionnaire: Questionnaire; day: DrawnDay }> {
  const questionnaire = readTastePerson(asked)
  return { questionnaire, day: await days.of(questionnaire) }
}
