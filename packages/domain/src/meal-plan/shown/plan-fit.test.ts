import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { dayFit } from '../fit.ts'
import { isFilled } from '../item.ts'
import { changeServings } from '../operations/change-servings.ts'
import { completeDay } from '../operations/complete-day.ts'
import type { Template } from '../template.ts'
import { dayAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import type { MealPlan } from './meal-plan.ts'
import { fitOfDay } from './plan-fit.ts'

const template = templateOf(['rrrrrrr'])
const ids = template.weeks.flatMap(({ days }) =>
  days.flatMap(({ items }) => items.filter(isFilled).map(({ recipeId }) => recipeId)),
)
const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30, carbs: 7, fiber: 2 }
const card = {
  title: 'Stew',
  pictures: { featured: '', small: '' },
  prepMinutes: 5,
  cookMinutes: 5,
  servings: 2,
}
const target = {
  calories: { minimum: 1400, maximum: 1600 },
  fat: { minimum: 100, maximum: 130 },
  netCarbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 80, maximum: 120 },
}
/** Two kcal more than the cards' figures come to. */
const fit = {
  target,
  actual: { calories: 1502, fat: 120.1, netCarbs: 15, protein: 90 },
  deviation: 0,
  inRange: true,
}
const [firstDay] = template.weeks[0]!.days
const plan: MealPlan = {
  id: 'plan',
  version: 1,
  answers: fullQuestionnaire,
  interactions: [],
  template,
  cards: Object.fromEntries(ids.map((id) => [id, { ...card, id, perServing }])),
  certified: { [firstDay!.id]: { day: firstDay!, fit } },
}

const dayOne = ({ weeks }: Template) => weeks[0]!.days[0]!

describe('what a day comes to on the device', () => {
  it('[PLAN-1] is what the server said of it, to the last figure', () => {
    expect(fitOfDay(plan, dayOne(template))).toBe(fit)
  })

  it('[PLAN-1] stays so when only its state changes', () => {
    const completed = made(completeDay(template, dayAt(template, 1)))
    expect(fitOfDay(plan, dayOne(completed))).toBe(fit)
  })

  it('[PLAN-1] [DAY-11] is reckoned from there while a change isn’t answered yet', () => {
    const more = made(changeServings(template, slotAt(template, 1, 'dinner'), 1))
    expect(fitOfDay(plan, dayOne(more))).toEqual({
      target,
      actual: { calories: 1627, fat: 130.1, netCarbs: 16.3, protein: 97.5 },
      deviation: 27 / 1600 + (130.1 - 130) / 130,
      inRange: false,
    })
  })

  it('[PLAN-1] is the sum of its dishes where the server has said nothing', () => {
    const day = dayOne(template)
    const ranges = rangesOf(fullQuestionnaire)
    expect(fitOfDay({ ...plan, certified: {} }, day)).toEqual(dayFit(day, () => perServing, ranges))
  })
})
