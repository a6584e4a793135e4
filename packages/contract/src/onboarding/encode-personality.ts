import { kgFromGrams } from '@butterleaf/domain/nutrition/weight'
import type { FilledQuestionnaire, LaterAnswers } from '@butterleaf/domain/onboarding/defaults'
import type { MealAnswers, MealsAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { SnackRoom } from '@butterleaf/domain/onboarding/snack/snack-room'
import type { Resources, SentResources } from '../meal-plan/resources-schema.ts'
import { encodeRanges } from '../nutrition/macros-codec.ts'
import { encodeDietaryTags } from '../recipes/dietary-codes.ts'
import {
  activityCodes,
  codeOf,
  flagOf,
  genderCodes,
  goalCodes,
  leftoverCodes,
  modeCodes,
  varietyCodes,
} from './codes.ts'
import { leaveOutUnanswered } from './decode-schedules.ts'
import type { FlatPersonality } from './personality-schema.ts'

/** The questionnaire in the wire's spellings; what isn't answered is left out. */
export function encodePersonality(answers: PartialQuestionnaire): FlatPersonality {
  return { ...encodeProfile(answers), ...encodePreferences(answers) }
}

export function encodeProfile(answers: FilledQuestionnaire): Resources['profile']
export function encodeProfile(answers: PartialQuestionnaire): SentResources['profile']
export function encodeProfile(answers: PartialQuestionnaire): SentResources['profile'] {
  return {
    gender: codeOf(genderCodes, answers.gender),
    age: answers.ageYears,
    bodyFat: answers.bodyFatPercent,
    height: answers.heightCm,
    weight: answers.weight === undefined ? undefined : kgFromGrams(answers.weight),
    activityLevel: codeOf(activityCodes, answers.activity),
    motive: codeOf(goalCodes, answers.goal),
    carbs: answers.netCarbsGrams,
    deficit: answers.deficitPercent,
    protein: answers.proteinPerLeanPound,
    nutrition: answers.ranges && encodeRanges(answers.ranges),
  }
}

export function encodePreferences(answers: FilledQuestionnaire): Resources['preferences']
export function encodePreferences(answers: PartialQuestionnaire): SentResources['preferences']
export function encodePreferences(answers: PartialQuestionnaire): SentResources['preferences'] {
  return {
    mode: codeOf(modeCodes, answers.mode),
    unit: answers.units,
    allergen: encodeDietaryTags(answers.diets),
    intolerance: encodeDietaryTags(answers.exclusions),
    scaling: answers.people,
    budget: flagOf(answers.prefersCheap),
    avoidedIngredients: answers.avoidedFoods.map((name) => ({ name })),
    ...encodeLaterAnswers(answers),
    schedules: encodeSchedules(answers.meals),
  }
}

export function encodeSnackRoom({ netCarbs, ...room }: SnackRoom) {
  return { ...room, net_carbs: netCarbs }
}

/** Clients from before these questions find nothing new where none is answered. */
export function encodeLaterAnswers(answers: LaterAnswers) {
  const { avoidedGroups, lacksEquipment, likedCuisines, dislikedCuisines, adventure } = answers
  const { shopping, weekdayMinutes, aimsForMinerals, sodiumLimitMg, snackRoom } = answers
  return {
    ...(avoidedGroups?.length && { avoidedGroups: [...avoidedGroups] }),
    ...(lacksEquipment?.length && { lacksEquipment: [...lacksEquipment] }),
    ...(likedCuisines?.length && { likedCuisines: [...likedCuisines] }),
    ...(dislikedCuisines?.length && { dislikedCuisines: [...dislikedCuisines] }),
    ...(adventure && { adventure }),
    ...(shopping && { shopping }),
    ...(weekdayMinutes && { weekdayTimes: weekdayMinutes }),
    ...(aimsForMinerals && { minerals: 1 as const }),
    ...(sodiumLimitMg !== undefined && { sodiumLimit: sodiumLimitMg }),
    ...(snackRoom && { snackRoom: encodeSnackRoom(snackRoom) }),
  }
}

type Schedules = NonNullable<FlatPersonality['schedules']>
type Schedule = NonNullable<Schedules['lunch']>

/** The answers about meals, none left out and none added: what a client sent is what it is shown again. */
function encodeSchedules({ breakfast, lunch, dinner, dessert }: MealsAnswers): Schedules {
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
