import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import { type Answers, noAnswers } from './answers.ts'

const nothingApplies = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

/** A questionnaire to be changed, as a plan was made from it: `questionnaireOf` gives the same again. */
export function answersOf(questionnaire: PartialQuestionnaire): Answers {
  const { weight, heightCm, ranges: _follow, people: _elsewhere, ...others } = questionnaire
  const given = Object.entries(others).filter(([, answer]) => answer !== undefined)
  return {
    ...noAnswers,
    ...Object.fromEntries(given),
    weight: { unit: 'metric', value: weight === undefined ? null : kgFromGrams(weight) },
    height: { unit: 'metric', centimeters: heightCm ?? null },
    // ONB-14: a plan to lose weight was made only because nothing spoke against it.
    safety: questionnaire.goal === 'lose' ? nothingApplies : null,
  }
}
