import type { Goal } from '@butterleaf/domain/nutrition/person'
import { type Caution, cautionsAgainstDeficit, safeGoal } from '@butterleaf/domain/nutrition/safe-goal'
import { kgFromGrams } from '@butterleaf/domain/nutrition/weight'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { removeUnaskedAnswers } from '@butterleaf/domain/onboarding/remove-unasked-answers'
import type { SnackRoom } from '@butterleaf/domain/onboarding/snack/snack-room'
import { type Answers, noAnswers, type TypedSnackRoom } from './answers.ts'
import { centimetersOf, gramsOf } from './typed-body.ts'

/** What the form comes to: the body in grams and centimeters, a goal that is safe, and nothing that isn't asked any more. */
export function questionnaireOf(answers: Answers): PartialQuestionnaire {
  const { weight, height, snackRoom, safety: _here, startDate: _besides, ...others } = answers
  return removeUnaskedAnswers({
    ...withoutNulls(others),
    weight: gramsOf(weight),
    heightCm: centimetersOf(height),
    goal: plannedGoal(answers) ?? undefined,
    snackRoom: snackRoom ? roomOf(snackRoom) : undefined,
  })
}

/** An empty field is outside every limit. */
function roomOf({ places, calories, netCarbs }: TypedSnackRoom): SnackRoom {
  return { places, calories: calories ?? Number.NaN, netCarbs: netCarbs ?? Number.NaN }
}

type WithoutNulls<Of> = {
  [Key in keyof Of]: Exclude<Of[Key], null> | (null extends Of[Key] ? undefined : never)
}

function withoutNulls<Of extends object>(values: Of): WithoutNulls<Of> {
  const entries = Object.entries(values).map(([key, value]) => [key, value ?? undefined])
  return Object.fromEntries(entries) as WithoutNulls<Of>
}

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

const nothingSaid = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

/** ONB-14: what speaks against losing weight, of what is known so far. */
export function cautionsOf({ ageYears, weight, height, safety }: Answers): readonly Caution[] {
  const grams = gramsOf(weight)
  const heightCm = centimetersOf(height)
  if (ageYears === null || grams === undefined || heightCm === undefined) return []
  return cautionsAgainstDeficit({ ageYears, weight: grams, heightCm }, safety ?? nothingSaid)
}

/** The check is asked only where its answer decides something. */
export function needsSafetyCheck(answers: Answers): boolean {
  return answers.goal === 'lose' && cautionsOf({ ...answers, safety: null }).length === 0
}

/** ONB-14: the goal the plan is made for; null until it is chosen, and to lose weight only once that is safe. */
export function plannedGoal(answers: Answers): Goal | null {
  const { goal, safety } = answers
  if (goal === null || (needsSafetyCheck(answers) && safety === null)) return null
  return safeGoal(goal, cautionsOf(answers))
}
