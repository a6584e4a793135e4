import type { Grams } from './weight.ts'

export type Gender = 'male' | 'female'
export type Activity = 'sedentary' | 'moderate' | 'very-active'
export type Goal = 'lose' | 'maintain' | 'gain'

/** What the targets are computed from; lengths and weights are metric whatever was typed. */
export type Person = {
  gender: Gender
  ageYears: number
  weight: Grams
  heightCm: number
  bodyFatPercent: number
  activity: Activity
  goal: Goal
  /** Percent of the energy burnt; counts only to lose weight. */
  deficitPercent: number
  /** Grams per pound of lean mass. */
  proteinPerLeanPound: number
  netCarbsGrams: number
}

/** As far as it is known. */
export type PartialPerson = { [Field in keyof Person]?: Person[Field] | undefined }

/** BIZ-2. */
export const defaultNetCarbsGrams = 25
export const defaultDeficitPercent = 17.5

/** BIZ-3: what choosing an activity sets. */
export const defaultProteinPerLeanPound = {
  sedentary: 0.7,
  moderate: 0.9,
  'very-active': 1.1,
} as const satisfies Record<Activity, number>

export const adultFromYears = 18
