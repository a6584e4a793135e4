import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { unbrokenCalendar } from '../calendar/plan-calendar.ts'
import { weekdays } from '../calendar/weekday.ts'
import { drawPlan } from '../meal-plan/drawing/draw-plan.ts'
import { makeDrawRequest } from '../meal-plan/drawing/make-draw-request.ts'
import { rankDishes } from '../meal-plan/drawing/rank-dishes.ts'
import { slotOnWeekday } from '../meal-plan/drawing/slot-on-weekday.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../meal-plan/drawing/testing/invented-kitchen.ts'
import { about, foundAt } from '../meal-plan/testing/invented-template.ts'
import { deviationOf } from '../nutrition/deviation.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../nutrition/macros.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import { eatenBesides, eatenBesidesPlan } from './eaten-besides.ts'
import { coffee, foodExtra } from './testing/invented-log.ts'

const kitchen = inventedKitchen()
const ranges = rangesOf(anyDiner.answers)
const wine = { calories: 123, fat: 0, netCarbs: 3.8, protein: 0.1 }
const from = about.startDate
const everyMorning = foodExtra({ figures: scaleMacros(coffee, 2), weekdays, from })
const onFridays = foodExtra({ id: 'wine', figures: wine, weekdays: ['friday'], from })
const diner = { ...anyDiner, extras: [everyMorning, onFridays] }
const request = (who = anyDiner) =>
  makeDrawRequest(who, [], { calendar: unbrokenCalendar(from), kept: [], seed: 'one' })

function daysOf(asked: ReturnType<typeof request>) {
  const answer = drawPlan(kitchen, asked)
  if ('nothingFits' in answer) throw new Error('Nothing fits.')
  return answer.days
}

function mealsOf({ items }: ReturnType<typeof daysOf>[number]): Macros {
  return items
    .map(({ recipeId, servings }) => scaleMacros(kitchen.dish(recipeId)!.perServing, servings))
    .reduce(addMacros, noMacros)
}

describe('[LIFE-4] a plan is made around every day’s extras', () => {
  it('counts each on its weekdays, from its first day', () => {
    const friday = [0, 1, 2, 3, 4, 5, 6]
      .map((day) => addDays(from, day))
      .find((date) => eatenBesides({ extras: [onFridays] }, date))!
    expect(eatenBesides({ extras: [everyMorning, onFridays] }, friday)).toEqual(
      addMacros(scaleMacros(coffee, 2), wine),
    )
    expect(eatenBesides(diner, addDays(from, -1))).toBeUndefined()
  })

  it('is nothing where there is none on any day of the plan', () => {
    expect(eatenBesidesPlan(anyDiner, from)).toBeUndefined()
    expect(eatenBesidesPlan({ extras: [{ ...everyMorning, from: addDays(from, 28) }] }, from)).toBeUndefined()
  })

  it('brings days into range with them, and the meals alone make up the rest', () => {
    const besides = eatenBesidesPlan(diner, from)!
    const days = daysOf(request(diner))
    const usual = daysOf(request()).filter(({ deviation }) => deviation === 0)
    const withThem = days.map((day, at) => addMacros(mealsOf(day), besides[at]!))
    expect(withThem.filter((totals) => deviationOf(totals, ranges) === 0).length).toBeGreaterThanOrEqual(
      usual.length,
    )
    for (const [at, { totals }] of days.entries())
      expect(totals.calories).toBeCloseTo(withThem[at]!.calories, 6)
  })

  it('is the same plan where they are nothing', () => {
    const without = daysOf(request())
    expect(daysOf(request({ ...anyDiner, extras: [] }))).toEqual(without)
    expect(daysOf({ ...request(), besides: without.map(() => noMacros) })).toEqual(without)
  })

  it('ranks dishes for a slot of such a day with them', () => {
    const template = drawnTemplate({ kitchen, diner })
    const slot = slotOnWeekday(template, foundAt(template, 5, 'dinner'))
    const [best] = rankDishes({ kitchen, diner }, slot)
    const [usual] = rankDishes({ kitchen, diner: anyDiner }, slot)
    expect(best!.deviation).toBe(0)
    expect(best!.totals.fat).toBeGreaterThan(0)
    expect(usual!.totals).not.toEqual(best!.totals)
  })
})
