import type { Person } from '../person.ts'

export const referenceNames = ['potassium', 'magnesium', 'fiber', 'sodium'] as const
/** What has a reference: of saturated fat there is none. */
export type ReferenceName = (typeof referenceNames)[number]

/** Milligrams of minerals and grams of fiber that a day should have. */
export type References = Readonly<Record<ReferenceName, number>>

type Minerals = Readonly<Record<Exclude<ReferenceName, 'fiber'>, number>>
type FromAge = readonly [fromYears: number, minerals: Minerals]

/**
 * MIN-2: sodium and potassium are adequate intakes of the National Academies (NASEM 2019), magnesium is the recommended dietary
 * allowance of the Institute of Medicine (1997). The youngest rows begin at 9 years; nobody younger than 10 is asked.
 */
const byAge = {
  female: [
    [31, { sodium: 1500, potassium: 2600, magnesium: 320 }],
    [19, { sodium: 1500, potassium: 2600, magnesium: 310 }],
    [14, { sodium: 1500, potassium: 2300, magnesium: 360 }],
    [0, { sodium: 1200, potassium: 2300, magnesium: 240 }],
  ],
  male: [
    [31, { sodium: 1500, potassium: 3400, magnesium: 420 }],
    [19, { sodium: 1500, potassium: 3400, magnesium: 400 }],
    [14, { sodium: 1500, potassium: 3000, magnesium: 410 }],
    [0, { sodium: 1200, potassium: 2500, magnesium: 240 }],
  ],
} as const satisfies Record<Person['gender'], readonly FromAge[]>

/** Adequate intake of fiber (IOM 2002/2005). */
const fiberGramsPer1000Calories = 14

/** `calories`: those that a day of the person should have. */
export function referencesOf({
  gender,
  ageYears,
  calories,
}: Pick<Person, 'gender' | 'ageYears'> & { calories: number }): References {
  const rows: readonly FromAge[] = byAge[gender]
  const [, minerals] = rows.find(([fromYears]) => ageYears >= fromYears) ?? rows[0]!
  return { ...minerals, fiber: fiberReferenceOf(calories) }
}

/** Grams. */
export function fiberReferenceOf(calories: number): number {
  return Math.round((10 * fiberGramsPer1000Calories * calories) / 1000) / 10
}

export function eachReference<Value>(of: (name: ReferenceName) => Value): Record<ReferenceName, Value> {
  return {
    potassium: of('potassium'),
    magnesium: of('magnesium'),
    fiber: of('fiber'),
    sodium: of('sodium'),
  }
}
