import type { SnackRoom } from '@butterleaf/domain/food-log/snack/snack-room'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { removeUnaskedAnswers } from '@butterleaf/domain/onboarding/remove-unasked-answers'
import type { Answers, TypedSnackRoom } from './answers.ts'
import { plannedGoal } from './planned-goal.ts'
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
