import { expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { burger, logEntry, notCounted } from '../../food-log/testing/invented-log.ts'
import { certificateText, macroText } from '../../nutrition/certificate-text.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { isFilled } from '../item.ts'
import { excessOfSpan } from '../mending/span.ts'
import { daysIn } from '../places.ts'
import { itemsOf } from '../template.ts'
import { about, templateOf } from '../testing/invented-template.ts'
import type { MealPlan } from './meal-plan.ts'
import { spanAsEaten } from './span-as-eaten.ts'

/** Three meals a day of 500.4 kcal each: a card says 500, the day 1,501. */
const template = templateOf(['rrrrrrr'])
const days = daysIn({ week: template.weeks[0]!, weekIndex: 0 })
const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
const target = {
  calories: { minimum: 2030, maximum: 2200 },
  fat: { minimum: 100, maximum: 135 },
  netCarbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 80, maximum: 120 },
}
const actual = { calories: 1501, fat: 120, netCarbs: 15, protein: 90 }
const fit = { target, actual, deviation: 0.2, inRange: false }
const plan = {
  answers: fullQuestionnaire,
  template,
  cards: Object.fromEntries(
    itemsOf(template.weeks[0]!)
      .filter(isFilled)
      .map(({ recipeId }) => [recipeId, { perServing }]),
  ),
  certified: Object.fromEntries(days.map(({ day }) => [day.id, { day, fit }])),
} as unknown as MealPlan
const spanOf = (some: typeof days, entries: ReturnType<typeof logEntry>[] = []) =>
  spanAsEaten(plan, some, { log: { entries, extras: [] }, today: about.startDate })

it('[LIFE-5] [PLAN-1] a day is as much short where its week is told as on its certificate', () => {
  const { calories } = excessOfSpan(spanOf(days.slice(0, 1)))
  expect(`${macroText('calories', -calories)} short`).toBe(certificateText(actual, target))
  expect(calories).toBe(-529)
})

it('[LIFE-5] a week is the sum of what its days tell, as eaten', () => {
  expect(spanOf(days).actual.calories).toBe(7 * 1501)
  expect(spanOf(days).target.calories).toEqual({ minimum: 7 * 2030, maximum: 7 * 2200 })
  const out = logEntry({ date: addDays(about.startDate, 2) })
  expect(spanOf(days, [out]).actual.calories).toBe(7 * 1501 - 500 + burger.calories)
})

it('[LIFE-2] [LIFE-5] a meal that isn’t counted is taken to have been as planned', () => {
  const unknown = notCounted({ date: about.startDate })
  expect(spanOf(days, [unknown]).actual.calories).toBe(7 * 1501)
})
