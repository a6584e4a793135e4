import { adultFromYears, type Goal, type Person } from './person.ts'
import type { Grams } from './weight.ts'

/** What the short check before a deficit asks (ONB-14); the rest is read from the person. */
export type SafetyAnswers = { isPregnantOrBreastfeeding: boolean; takesDiabetesMedication: boolean }
export type Caution = 'pregnant-or-breastfeeding' | 'diabetes-medication' | 'under-age' | 'underweight'

export const underweightBelow = 18.5

/** Why this person's plan maintains their weight instead of losing: they should ask a doctor first. */
export function cautionsAgainstDeficit(
  person: Pick<Person, 'ageYears' | 'weight' | 'heightCm'>,
  { isPregnantOrBreastfeeding, takesDiabetesMedication }: SafetyAnswers,
): Caution[] {
  const cautions: readonly (readonly [Caution, boolean])[] = [
    ['pregnant-or-breastfeeding', isPregnantOrBreastfeeding],
    ['under-age', person.ageYears < adultFromYears],
    ['underweight', isUnderweight(person)],
    ['diabetes-medication', takesDiabetesMedication],
  ]
  return cautions.filter(([, holds]) => holds).map(([caution]) => caution)
}

/** In whole grams, so that a body mass index of exactly 18.5 is never lost in a division. */
export function leastHealthyWeight(heightCm: number): Grams {
  const grams = underweightBelow * 1000 * (heightCm / 100) ** 2
  return Math.ceil(Math.round(grams * 1000) / 1000) as Grams
}

export function isUnderweight({ weight, heightCm }: Pick<Person, 'weight' | 'heightCm'>): boolean {
  return weight < leastHealthyWeight(heightCm)
}

/**
 * The lowest weight a goal may name. The index is made for adults: a younger person's weight of today counts where it is less.
 */
export function leastGoalWeight({
  ageYears,
  weight,
  heightCm,
}: Pick<Person, 'ageYears' | 'weight' | 'heightCm'>): Grams {
  const least = leastHealthyWeight(heightCm)
  return ageYears < adultFromYears && weight < least ? weight : least
}

export function safeGoal(goal: Goal, cautions: readonly Caution[]): Goal {
  return goal === 'lose' && cautions.length > 0 ? 'maintain' : goal
}
