import type { FilledQuestionnaire, LaterAnswers } from '@butterleaf/domain/onboarding/defaults'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { isUsualShopping } from '@butterleaf/domain/onboarding/shopping-rhythm'
import type { WeekdayMinutes } from '@butterleaf/domain/onboarding/weekday-minutes'
import { type DietaryTag, diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import { gramsFromKg, kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import type { Resources, SentResources } from '../meal-plan/resources-schema.ts'
import { decodeRanges, encodeRanges } from '../nutrition/macros-codec.ts'
import { decodeDietaryTag, encodeDietaryTags } from '../recipes/dietary-codes.ts'
import { activityCodes, codeOf, flagOf, genderCodes, goalCodes, modeCodes, wordOf, yesOrNo } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'
import { decodeSchedules, encodeSchedules } from './schedules-codec.ts'

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

/** Clients from before these questions find nothing new where none is answered. */
export function encodeLaterAnswers(answers: LaterAnswers) {
  const { avoidedGroups, lacksEquipment, likedCuisines, dislikedCuisines, adventure } = answers
  const { shopping, weekdayMinutes } = answers
  return {
    ...(avoidedGroups?.length && { avoidedGroups: [...avoidedGroups] }),
    ...(lacksEquipment?.length && { lacksEquipment: [...lacksEquipment] }),
    ...(likedCuisines?.length && { likedCuisines: [...likedCuisines] }),
    ...(dislikedCuisines?.length && { dislikedCuisines: [...dislikedCuisines] }),
    ...(adventure && { adventure }),
    ...(shopping && { shopping }),
    ...(weekdayMinutes && { weekdayTimes: weekdayMinutes }),
  }
}

/** None chosen, or the default, is the same as not answered. */
function decodeLaterAnswers(flat: FlatPersonality): LaterAnswers {
  const { avoidedGroups, lacksEquipment, likedCuisines, dislikedCuisines, adventure } = flat
  const { shopping, weekdayTimes } = flat
  return {
    ...(avoidedGroups?.length && { avoidedGroups }),
    ...(lacksEquipment?.length && { lacksEquipment }),
    ...(likedCuisines?.length && { likedCuisines }),
    ...(dislikedCuisines?.length && { dislikedCuisines }),
    ...(adventure && adventure !== 'familiar' && { adventure }),
    ...(shopping && !isUsualShopping(shopping) && { shopping }),
    ...(weekdayTimes && hasLimits(weekdayTimes) && { weekdayMinutes: weekdayTimes }),
  }
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
