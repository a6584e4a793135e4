import { eachReference, type ReferenceName, type References } from './references.ts'

/** What the mean of a week should be: milligrams, of fiber grams. `reference` is the end of it that is shown. */
export type MineralGoal = Readonly<{ reference: number; minimum: number; maximum: number }>
export type MineralGoals = Readonly<Record<ReferenceName, MineralGoal>>

/**
 * MIN-4: no plan aims above it. It is what food labels in the United States call a day's worth of potassium, and was the adequate
 * intake until 2019: far below what harms healthy kidneys, and more than any reference needs.
 */
export const mostPotassiumMg = 4700

/** The least is an adult's adequate intake: less is a doctor's matter. Above the most, a limit is none. */
export const sodiumLimits = { minimum: 1500, maximum: 5000 } as const

/** MIN-3: at or above the reference; sodium not above the limit, where the person set one. */
export function mineralGoals(references: References, sodiumLimitMg?: number): MineralGoals {
  const goals = eachReference((name) => atLeast(references[name]))
  return {
    ...goals,
    potassium: { ...goals.potassium, maximum: mostPotassiumMg },
    sodium: sodiumLimitMg === undefined ? goals.sodium : atMost(sodiumLimitMg),
  }
}

function atLeast(reference: number): MineralGoal {
  return { reference, minimum: reference, maximum: Number.POSITIVE_INFINITY }
}

function atMost(reference: number): MineralGoal {
  return { reference, minimum: 0, maximum: reference }
}
