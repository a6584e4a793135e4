import type { MealAnswers, MealsAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import { codeOf, flagOf, leftoverCodes, varietyCodes } from './codes.ts'
import { leaveOutUnanswered } from './leave-out-unanswered.ts'
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
