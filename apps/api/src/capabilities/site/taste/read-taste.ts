import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import type { DrawnDay } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { TasteDays } from './taste-days.ts'

/** A sample day for a visitor. */
export async function readTaste(
  days: TasteDays,
  asked: Asked,
): Promise<{ questionnaire: Questionnaire; day: DrawnDay }> {
  const questionnaire = readTastePerson(asked)
  return { questionnaire, day: await days.of(questionnaire) }
}

/** Undefined is missing, and gets a fault. */
type Asked = {
  [Field in 'gender' | 'age' | 'weight' | 'height' | 'motive' | 'activityLevel']?: number | undefined
}

const varied = { unique: 1, variety: 1 } as const
/** Answers that the taste doesn't ask for: the habits of a weekday. */
const notAsked = {
  mode: modeCodes.generated,
  unit: 'us',
  schedules: {
    breakfast: { ...varied, time: 20 },
    lunch: { ...varied, time: 30 },
    dinner: { ...varied, time: 60 },
    dessert: { unique: 0 },
  },
} satisfies FlatPersonality

/** The person, with defaults for everything else; faults are named as in the onboarding (ONB-13). */
export function readTastePerson(asked: Asked): Questionnaire {
  const reading = readQuestionnaire({ ...asked, ...notAsked })
  if (reading.ok) return reading.questionnaire
  // Body fat is estimated from the others: where it is missing, the fault of another field is enough.
  throw new AppError('invalid-input', { faults: reading.faults.filter(({ field }) => field !== 'bodyFat') })
}
