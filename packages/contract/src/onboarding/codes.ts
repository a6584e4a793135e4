import type { Activity, Gender, Goal } from '@butterleaf/domain/nutrition/person'
import type { PlanMode } from '@butterleaf/domain/onboarding/personality'
import type { ScheduleAnswers } from '@butterleaf/domain/onboarding/schedule-faults'

/** The specification's number codes of the onboarding, once; words everywhere else. */
export const genderCodes = { male: 1, female: 2 } as const satisfies Record<Gender, number>
export const activityCodes = { sedentary: 1, moderate: 2, 'very-active': 3 } as const satisfies Record<
  Activity,
  number
>
export const goalCodes = { lose: 1, maintain: 2, gain: 3 } as const satisfies Record<Goal, number>
export const modeCodes = { generated: 1, own: 2 } as const satisfies Record<PlanMode, number>
export const leftoverCodes = { none: 0, some: 1, mostly: 2 } as const satisfies Record<
  NonNullable<ScheduleAnswers['leftovers']>,
  number
>
export const varietyCodes = { varied: 1, 'mostly-the-same': 2 } as const satisfies Record<
  NonNullable<ScheduleAnswers['variety']>,
  number
>

/** The word of a code; undefined for a code that is none. */
export function wordOf<Word extends string>(codes: Readonly<Record<Word, number>>, code: unknown) {
  return (Object.keys(codes) as Word[]).find((word) => codes[word] === code)
}
