import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import type { PersonFault, PersonField } from '@butterleaf/domain/nutrition/person-faults'
import type { RangeFault } from '@butterleaf/domain/nutrition/ranges'
import { underweightBelow } from '@butterleaf/domain/nutrition/safe-goal'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type {
  MealFault,
  MealField,
  PreferenceFault,
  QuestionnaireFault,
} from '@butterleaf/domain/onboarding/questionnaire-faults'
import {
  type SnackRoomFault,
  snackRoomFaultText,
} from '@butterleaf/domain/onboarding/snack/snack-room-faults'

import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { wireNames } from '../nutrition/macros-codec.ts'
import { decodeDietaryTag, encodeDietaryTags } from '../recipes/dietary-codes.ts'
import { activityCodes, genderCodes, goalCodes, modeCodes } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'

export type FieldFault = { field: string; message: string }

const fieldNames = {
  gender: 'gender',
  ageYears: 'age',
  weight: 'weight',
  heightCm: 'height',
  bodyFatPercent: 'bodyFat',
  activity: 'activityLevel',
  goal: 'motive',
  deficitPercent: 'deficit',
  proteinPerLeanPound: 'protein',
  netCarbsGrams: 'carbs',
  mode: 'mode',
  units: 'unit',
  people: 'scaling',
  sodiumLimitMg: 'sodiumLimit',
} as const satisfies Record<PersonField | PreferenceFault['field'], keyof FlatPersonality>

const mealFieldNames = {
  mostMinutes: 'time',
  freshness: 'unique',
  variety: 'variety',
  isSkipped: 'skip',
  takenFrom: 'categories',
  isWanted: 'unique',
} as const satisfies Record<MealField, string>

/** What else a refusal may name. */
const otherFieldNames = {
  ranges: 'nutrition',
  diets: 'allergen',
  exclusions: 'intolerance',
  avoidedFoods: 'avoidedIngredients',
  avoidedGroups: 'avoidedGroups',
  lacksEquipment: 'lacksEquipment',
  likedCuisines: 'likedCuisines',
  dislikedCuisines: 'dislikedCuisines',
  adventure: 'adventure',
  shopping: 'shopping',
  weekdayMinutes: 'weekdayTimes',
  aimsForMinerals: 'minerals',
  snackRoom: 'snackRoom',
  prefersCheap: 'budget',
  meals: 'schedules',
} as const satisfies Partial<Record<keyof PartialQuestionnaire, keyof FlatPersonality>>

/** The answer that a field of the wire is about; undefined for a field of something else. */
export function decodeField(field: string): { answer: keyof PartialQuestionnaire; meal?: Meal } | undefined {
  const [name, part] = field.split('.')
  const names: Readonly<Partial<Record<keyof PartialQuestionnaire, string>>> = {
    ...fieldNames,
    ...otherFieldNames,
  }
  const answer = (Object.keys(names) as (keyof typeof names)[]).find((own) => names[own] === name)
  const meal = meals.find((own) => own === part)
  return answer && (answer === 'meals' && meal ? { answer, meal } : { answer })
}

const codesOf: Readonly<Partial<Record<keyof typeof fieldNames, Readonly<Record<string, number>>>>> = {
  gender: genderCodes,
  activity: activityCodes,
  goal: goalCodes,
  mode: modeCodes,
}

/** A fault under the name its field has on the wire. */
export function encodeFault(flat: FlatPersonality, fault: QuestionnaireFault): FieldFault {
  if (fault.about === 'ranges') return rangeFault(fault, { isTyped: flat.nutrition != null })
  if (fault.about === 'meals') return mealFault(fault)
  if (fault.about === 'snackRoom') return encodeSnackRoomFault(fault)
  const field = fieldNames[fault.field]
  const codes = codesOf[fault.field]
  // A code that is none is as good as missing; which there are is said.
  if (fault.kind === 'missing' && codes && flat[field] != null)
    return { field, message: oneOf(Object.values(codes)) }
  return { field, message: messageOf(fault) }
}

function messageOf(fault: PersonFault | PreferenceFault): string {
  if (fault.kind === 'missing') return 'Please answer this.'
  if (fault.field === 'sodiumLimitMg') return sodiumMessage(fault)
  const { minimum, maximum } = fault
  if (fault.field === 'people') return `Must be a whole number between ${minimum} and ${maximum}.`
  return {
    'out-of-range': `Must be between ${minimum} and ${maximum}.`,
    'off-step': `Must be a multiple of ${fault.step}.`,
    'deficit-under-age': `Losing weight is planned for people of ${minimum} and older only. Keeping your weight is.`,
    'deficit-underweight': `Your weight is already low for your height (a body mass index below ${underweightBelow}), so we don’t plan for losing more. We can plan for keeping it.`,
  }[fault.kind]
}

function sodiumMessage(fault: { minimum: number; maximum: number }): string {
  const [least, most] = [fault.minimum, fault.maximum].map((mg) => `${mg.toLocaleString('en-US')} mg`)
  return `Must be between ${least} and ${most} a day: less is under the adequate intake and for a doctor to set, and more limits nothing.`
}

function mealFault({ meal, field, kind, allowed }: MealFault): FieldFault {
  const name = `schedules.${meal}.${mealFieldNames[field]}`
  if (kind === 'missing') return { field: name, message: 'Please answer this.' }
  const message = allowed ? oneOf(allowed) : 'This meal can’t be skipped every day.'
  return { field: name, message }
}

/** LIFE-7. */
export function encodeSnackRoomFault(fault: SnackRoomFault): FieldFault {
  const name = { places: 'places', calories: 'calories', netCarbs: 'net_carbs' }[fault.part]
  return { field: `snackRoom.${name}`, message: snackRoomFaultText(fault) }
}

/** Of ranges the person typed, or of those their answers lead to. */
function rangeFault(fault: RangeFault, { isTyped }: { isTyped: boolean }): FieldFault {
  const { macro, kind } = fault
  const message = {
    negative: isTyped
      ? 'Must not be below 0, and the most must be above it.'
      : 'Protein and net carbs alone are more than a day’s energy: nothing is left for this.',
    reversed: 'The least is more than the most.',
    'no-energy-balance': 'No fat, net carbs and protein in their ranges make calories in this one.',
    'too-little-energy': `Too little energy for you: the most of a day must be ${'minimum' in fault && fault.minimum} kcal or more.`,
  }[kind]
  return { field: `nutrition.${wireNames[macro]}`, message }
}

/** Dietary codes there are none of: decoding leaves them out, and a person's allergy must not be lost like that. */
export function codeFaults(flat: Pick<FlatPersonality, 'allergen' | 'intolerance'>): FieldFault[] {
  const message = oneOf(encodeDietaryTags(dietaryTags))
  return (['allergen', 'intolerance'] as const)
    .filter((field) => flat[field]?.some((code) => decodeDietaryTag(code) === undefined))
    .map((field) => ({ field, message }))
}

function oneOf(allowed: readonly (number | string)[]): string {
  return `Must be one of ${allowed.join(', ')}.`
}
