import { estimatedBodyFatPercent } from '../nutrition/body-fat.ts'
import {
  defaultDeficitPercent,
  defaultNetCarbsGrams,
  defaultProteinPerLeanPound,
  type PartialPerson,
  type Person,
} from '../nutrition/person.ts'
import type { PartialQuestionnaire, Questionnaire } from './questionnaire.ts'

/** Whom the targets are computed for, with the defaults of what was left out. */
export function personOf(answers: Questionnaire): Person
export function personOf(answers: PartialQuestionnaire): PartialPerson
export function personOf(answers: PartialQuestionnaire): PartialPerson {
  const { gender, ageYears, weight, heightCm, activity, goal } = answers
  return {
    ...{ gender, ageYears, weight, heightCm },
    bodyFatPercent: answers.bodyFatPercent ?? estimatedBodyFat(answers),
    ...{ activity, goal },
    deficitPercent: answers.deficitPercent ?? defaultDeficitPercent,
    proteinPerLeanPound: answers.proteinPerLeanPound ?? (activity && defaultProteinPerLeanPound[activity]),
    netCarbsGrams: answers.netCarbsGrams ?? defaultNetCarbsGrams,
  }
}

/** BIZ-4, as soon as its inputs are known. */
export function estimatedBodyFat({
  gender,
  ageYears,
  weight,
  heightCm,
}: PartialQuestionnaire): number | undefined {
  if (!(gender && ageYears && weight && heightCm)) return undefined
  return estimatedBodyFatPercent({ gender, ageYears, weight, heightCm })
}
