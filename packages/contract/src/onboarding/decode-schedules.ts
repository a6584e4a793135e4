import type { DessertAnswers, MealAnswers, MealsAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import { leftoverCodes, varietyCodes, wordOf, yesOrNo } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'

type Schedule = NonNullable<NonNullable<FlatPersonality['schedules']>['lunch']>

export function decodeSchedules(schedules: FlatPersonality['schedules']): MealsAnswers {
  const { breakfast, lunch, dinner, dessert } = schedules ?? {}
  return leaveOutUnanswered({
    breakfast: breakfast ? decodeSchedule(breakfast) : undefined,
    lunch: lunch ? decodeSchedule(lunch) : undefined,
    dinner: dinner ? decodeSchedule(dinner) : undefined,
    dessert: dessert ? decodeDessert(dessert) : undefined,
  })
}

function decodeSchedule({ skip, leftover, variety, unique, time, categories }: Schedule): MealAnswers {
  return leaveOutUnanswered({
    isSkipped: yesOrNo(skip),
    mostMinutes: time ?? undefined,
    isAlwaysFresh: yesOrNo(unique),
    leftovers: wordOf(leftoverCodes, leftover),
    variety: wordOf(varietyCodes, variety),
    takenFrom: categories ?? undefined,
  })
}

function decodeDessert(schedule: Schedule): DessertAnswers {
  const { isAlwaysFresh, ...answers } = decodeSchedule(schedule)
  return leaveOutUnanswered({ ...answers, isWanted: isAlwaysFresh })
}
/** Without what is undefined. */
export function leaveOutUnanswered<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Answers
}
