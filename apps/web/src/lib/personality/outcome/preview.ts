import { bodyMassIndex } from '@butterleaf/domain/nutrition/body-fat'
import { adultFromYears } from '@butterleaf/domain/nutrition/person'
import { isCompletePerson } from '@butterleaf/domain/nutrition/person-faults'
import { type Targets, targetsOf } from '@butterleaf/domain/nutrition/targets'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Answers } from '../answers/answers.ts'
import { cautionsOf } from '../answers/planned-goal.ts'
import { questionnaireOf } from '../answers/questionnaire-of.ts'

export type Preview = {
  bodyMassIndex?: number
  isUnderweight: boolean
  restingCalories?: number
  targets?: Targets
}

/** What energy at rest doesn't depend on, so that it can be told before these are asked. */
const notAskedYet = { activity: 'sedentary', goal: 'maintain', proteinPerLeanPound: 0.7 } as const

/** What the answers mean, as far as they go. */
export function previewOf(answers: Answers): Preview {
  const person = personOf(questionnaireOf(answers))
  const atRest = { ...person, ...notAskedYet }
  if (!isCompletePerson(atRest)) return { isUnderweight: false }
  return {
    // The index is made for adults.
    ...(atRest.ageYears >= adultFromYears && { bodyMassIndex: bodyMassIndex(atRest) }),
    isUnderweight: cautionsOf(answers).includes('underweight'),
    restingCalories: targetsOf(atRest).restingCalories,
    ...(isCompletePerson(person) && { targets: targetsOf(person) }),
  }
}
