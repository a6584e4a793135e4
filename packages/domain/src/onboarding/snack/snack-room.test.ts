import { describe, expect, it } from 'vitest'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { besidesOfDay, eatenBesides } from '../../food-log/eaten-besides.ts'
import { coffee, foodExtra } from '../../food-log/testing/invented-log.ts'
import { drawPlan } from '../../meal-plan/drawing/draw-plan.ts'
import { makeDrawRequest } from '../../meal-plan/drawing/make-draw-request.ts'
import { anyDiner, inventedKitchen } from '../../meal-plan/drawing/testing/invented-kitchen.ts'
import { about } from '../../meal-plan/testing/invented-template.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, caloriesOf, type Macros, scaleMacros } from '../../nutrition/macros.ts'
import { energySharesOf, middleOf } from '../../nutrition/ranges.ts'
import { rangesOf } from '../ranges-of.ts'
import { macrosOfRoom, type SnackRoom } from './snack-room.ts'

const kitchen = inventedKitchen()
const ranges = rangesOf(anyDiner.answers)
const room: SnackRoom = { places: 2, calories: 150, netCarbs: 3 }
const withRoom = { ...anyDiner, answers: { ...anyDiner.answers, snackRoom: room } }
const request = (who = anyDiner) =>
  makeDrawRequest(who, [], { calendar: unbrokenCalendar(about.startDate), kept: [], seed: 'one' })

function mealsOf({ items }: { items: readonly { recipeId: string; servings: number }[] }): Macros {
  return items
    .map(({ recipeId, servings }) => scaleMacros(kitchen.dish(recipeId)!.perServing, servings))
    .reduce(addMacros)
}

function daysOf(who = anyDiner) {
  const answer = drawPlan(kitchen, request(who))
  if ('nothingFits' in answer) throw new Error('Nothing fits.')
  return answer.days
}

describe('room for snacks', () => {
  it('[LIFE-7] holds the calories and net carbs that were asked for, and the rest in the day’s own ratio', () => {
    const macros = macrosOfRoom(room, ranges)
    expect([macros.calories, macros.netCarbs]).toEqual([300, 6])
    expect(caloriesOf(macros)).toBeCloseTo(300, 6)
    expect(macros.fat / macros.protein).toBeCloseTo(middleOf(ranges.fat) / middleOf(ranges.protein), 6)
    expect(energySharesOf(ranges).fat.minimum).toBeLessThan((100 * 9 * macros.fat) / (300 - 24))
  })

  it('[LIFE-7] of nothing but net carbs has neither fat nor protein', () => {
    expect(macrosOfRoom({ places: 1, calories: 50, netCarbs: 12.5 }, ranges)).toEqual({
      calories: 50,
      fat: 0,
      netCarbs: 12.5,
      protein: 0,
    })
  })

  it('[LIFE-7] stays free on every day: the meals leave it, and the days come out with it', () => {
    const macros = macrosOfRoom(room, ranges)
    const days = daysOf(withRoom)
    const usual = daysOf().filter(({ deviation }) => deviation === 0)
    const inRange = days.filter((day) => deviationOf(addMacros(mealsOf(day), macros), ranges) === 0)
    expect(inRange.length).toBeGreaterThanOrEqual(usual.length)
    for (const day of inRange)
      expect(mealsOf(day).calories).toBeLessThanOrEqual(ranges.calories.maximum - 300)
  })

  it('[LIFE-7] where there is none, the planner is asked exactly what it was asked before', () => {
    expect(request()).toHaveProperty('besides', undefined)
    expect(request({ ...anyDiner, answers: { ...anyDiner.answers, snackRoom: undefined } })).toEqual(
      request(),
    )
    expect(request(withRoom)).toEqual({ ...request(), besides: Array(28).fill(macrosOfRoom(room, ranges)) })
  })

  it('[LIFE-4] [LIFE-7] is counted with every day’s extras, and told apart from them', () => {
    const extra = foodExtra({
      from: about.startDate,
      weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    })
    const eater = { ...withRoom, extras: [extra] }
    const snackRoom = macrosOfRoom(room, ranges)
    expect(besidesOfDay(eater, about.startDate)).toEqual({ besides: coffee, snackRoom })
    expect(eatenBesides(eater, about.startDate)).toEqual(addMacros(coffee, snackRoom))
  })
})
