import { gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import type { LaterAnswers } from '@butterleaf/domain/onboarding/defaults'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { isUsualShopping } from '@butterleaf/domain/onboarding/shopping-rhythm'
import type { SnackRoom } from '@butterleaf/domain/onboarding/snack/snack-room'
import type { WeekdayMinutes } from '@butterleaf/domain/onboarding/weekday-minutes'
import { type DietaryTag, diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import type { z } from 'zod'
import { decodeRanges } from '../nutrition/macros-codec.ts'
import { decodeDietaryTag } from '../recipes/dietary-codes.ts'
import { activityCodes, genderCodes, goalCodes, modeCodes, wordOf, yesOrNo } from './codes.ts'
import { decodeSchedules } from './decode-schedules.ts'
import type { FlatPersonality, snackRoomSchema } from './personality-schema.ts'

/** Null and a code that is none are not answered. */
export function decodePersonality(flat: FlatPersonality): PartialQuestionnaire {
  return {
    gender: wordOf(genderCodes, flat.gender),
    ageYears: flat.age ?? undefined,
    weight: flat.weight == null ? undefined : gramsFromKg(flat.weight),
    heightCm: flat.height ?? undefined,
    bodyFatPercent: flat.bodyFat ?? undefined,
    activity: wordOf(activityCodes, flat.activityLevel),
    goal: wordOf(goalCodes, flat.motive),
    deficitPercent: flat.deficit ?? undefined,
    proteinPerLeanPound: flat.protein ?? undefined,
    netCarbsGrams: flat.carbs ?? undefined,
    ranges: flat.nutrition ? decodeRanges(flat.nutrition) : undefined,
    mode: wordOf(modeCodes, flat.mode),
    units: flat.unit ?? undefined,
    ...decodeTags(flat),
    people: flat.scaling ?? undefined,
    prefersCheap: yesOrNo(flat.budget),
    avoidedFoods: flat.avoidedIngredients?.map(({ name }) => name) ?? [],
    ...decodeLaterAnswers(flat),
    meals: decodeSchedules(flat.schedules),
  }
}

/** None chosen, or the default, is the same as not answered. */
function decodeLaterAnswers(flat: FlatPersonality): LaterAnswers {
  const { avoidedGroups, lacksEquipment, likedCuisines, dislikedCuisines, adventure } = flat
  const { shopping, weekdayTimes, minerals, sodiumLimit, snackRoom } = flat
  return {
    ...(avoidedGroups?.length && { avoidedGroups }),
    ...(lacksEquipment?.length && { lacksEquipment }),
    ...(likedCuisines?.length && { likedCuisines }),
    ...(dislikedCuisines?.length && { dislikedCuisines }),
    ...(adventure && adventure !== 'familiar' && { adventure }),
    ...(shopping && !isUsualShopping(shopping) && { shopping }),
    ...(weekdayTimes && hasLimits(weekdayTimes) && { weekdayMinutes: weekdayTimes }),
    ...(yesOrNo(minerals) && { aimsForMinerals: true }),
    ...(sodiumLimit != null && { sodiumLimitMg: sodiumLimit }),
    ...(snackRoom && snackRoom.places !== 0 && { snackRoom: decodeSnackRoom(snackRoom) }),
  }
}

function decodeSnackRoom({ net_carbs, ...room }: z.infer<typeof snackRoomSchema>): SnackRoom {
  return { ...room, netCarbs: net_carbs }
}

function hasLimits(minutes: WeekdayMinutes): boolean {
  return Object.values(minutes).some((ofMeal) => Object.keys(ofMeal).length > 0)
}

/** A code means the same in either list, so one sent in the other is not lost. */
function decodeTags({
  allergen,
  intolerance,
}: FlatPersonality): Pick<PartialQuestionnaire, 'diets' | 'exclusions'> {
  const tags = new Set([...(allergen ?? []), ...(intolerance ?? [])].map(decodeDietaryTag))
  const isMeant = (tag: DietaryTag) => tags.has(tag)
  return { diets: diets.filter(isMeant), exclusions: exclusions.filter(isMeant) }
}
