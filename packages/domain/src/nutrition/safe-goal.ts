import { bodyMassIndex } from './body-fat.ts'
import { adultFromYears, type Goal, type Person } from './person.ts'

/** What the short check before a deficit asks (ONB-14); the rest is read from the person. */
export type SafetyAnswers = { isPregnantOrBreastfeeding: boolean; takesDiabetesMedication: boolean }
export type Caution = 'pregnant-or-breastfeeding' | 'diabetes-medication' | 'under-age' | 'underweight'

const underweightBelow = 18.5

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

export function isUnderweight(person: Pick<Person, 'weight' | 'heightCm'>): boolean {
  return bodyMassIndex(person) < underweightBelow
}

export function safeGoal(goal: Goal, cautions: readonly Caution[]): Goal {
  return goal === 'lose' && cautions.length > 0 ? 'maintain' : goal
}
