import type { Gender, Person } from './person.ts'
import { type Grams, kgFromGrams } from './weight.ts'

/** VAL-2, in percent. */
export const bodyFatLimits = {
  male: { minimum: 5, maximum: 50 },
  female: { minimum: 15, maximum: 55 },
} as const satisfies Record<Gender, { minimum: number; maximum: number }>

const estimateOffset = { male: 16.2, female: 5.4 } as const satisfies Record<Gender, number>

export function bodyMassIndex({ weight, heightCm }: { weight: Grams; heightCm: number }): number {
  return kgFromGrams(weight) / (heightCm / 100) ** 2
}

/** BIZ-4, kept inside what the slider allows. */
export function estimatedBodyFatPercent(
  person: Pick<Person, 'gender' | 'ageYears' | 'weight' | 'heightCm'>,
): number {
  const { minimum, maximum } = bodyFatLimits[person.gender]
  const estimate = Math.round(
    1.2 * bodyMassIndex(person) + 0.23 * person.ageYears - estimateOffset[person.gender],
  )
  return Math.min(maximum, Math.max(minimum, estimate))
}

export function leanMass({ weight, bodyFatPercent }: Pick<Person, 'weight' | 'bodyFatPercent'>): number {
  return kgFromGrams(weight) * (1 - bodyFatPercent / 100)
}
