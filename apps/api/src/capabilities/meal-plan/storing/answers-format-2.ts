import { caloriesOf, kcalPerGram } from '@butterleaf/domain/nutrition/macros'
import { rangesAround } from '@butterleaf/domain/nutrition/ranges'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Upgrade } from './stored-document.ts'

/** What a deficit stopped at while it was energy at rest where that is less than the floor of today. */
const formerFloor = { male: 1500, female: 1200 } as const

/** A plan keeps the figures it was made for: where the floor of today is above them, they are written down. */
export const profileFromFormat2: Upgrade = (document) => {
  const profile = document as Pick<Questionnaire, 'gender' | 'goal' | 'ranges'>
  if (profile.ranges || profile.goal !== 'lose') return document
  const person = personOf(document as Questionnaire)
  const { macros, restingCalories, burntCalories } = targetsOf(person)
  const wanted = burntCalories * (1 - person.deficitPercent / 100)
  const calories = Math.max(wanted, Math.min(formerFloor[profile.gender], restingCalories))
  if (calories >= macros.calories) return document
  const fat = (calories - caloriesOf({ ...macros, fat: 0 })) / kcalPerGram.fat
  return { ...document, ranges: rangesAround({ ...macros, calories, fat }) }
}
