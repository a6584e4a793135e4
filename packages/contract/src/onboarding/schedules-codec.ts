import type { DessertAnswers, MealAnswers, MealsAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import { codeOf, flagOf, leftoverCodes, varietyCodes, wordOf, yesOrNo } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'

type Schedules = NonNullable<FlatPersonality['schedules']>
type Schedule = NonNullable<Schedules['lunch']>

/** The answers about meals, none left out and none added: what a client sent is what it is shown again. */
export function encodeSchedules({ breakfast, lunch, dinner, dessert }: MealsAnswers): Schedules {
  return leaveOutUnanswered({
    breakfast: breakfast && encodeSchedule(breakfast),
    lunch: lunch && encodeSchedule(lunch),
    dinner: dinner && encodeSchedule(dinner),
    // Of dessert the wire's `unique` says that it is wanted.
    dessert: dessert && encodeSchedule({ ...dessert, isAlwaysFresh: dessert.isWanted }),
  })
}

function encodeSchedule(answers: MealAnswers): Schedule {
  return leaveOutUnanswered({
    skip: flagOf(answers.isSkipped),
    leftover: codeOf(leftoverCodes, answers.leftovers),
    variety: codeOf(varietyCodes, answers.variety),
    unique: flagOf(answers.isAlwaysFresh),
    time: answers.mostMinutes,
    categories: answers.takenFrom && [...answers.takenFrom],
  })
}

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
function leaveOutUnanswered<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Answers
}
