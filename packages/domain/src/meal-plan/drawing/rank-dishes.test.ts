import { describe, expect, it } from 'vitest'
import type { Weekday } from '../../calendar/weekday.ts'
import { findItem } from '../places.ts'
import { openMealsBeside } from '../states.ts'
import { foundAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { neighboursOf, putWithFit } from './day-around.ts'
import type { Diner } from './diner.ts'
import { kitchenOf } from './kitchen.ts'
import { rankDishes } from './rank-dishes.ts'
import { slotCandidates } from './slot-candidates.ts'
import { slotOnWeekday } from './slot-on-weekday.ts'
import { anyDiner, drawnTemplate, planningWith } from './testing/invented-kitchen.ts'

const planning = planningWith()
const template = drawnTemplate()
const dinner = slotOnWeekday(template, foundAt(template, 1, 'dinner'))

function dinerWithin(mostMinutes: number) {
  const { answers } = anyDiner
  const meals = { ...answers.meals, dinner: { ...answers.meals.dinner, mostMinutes } }
  return { ...anyDiner, answers: { ...answers, meals } }
}

describe('rankDishes', () => {
  it('[ITEM-5] those that bring the day into range come first', () => {
    const misses = rankDishes(planning, dinner).map(({ miss }) => miss)
    expect(misses[0]).toBe(0)
    expect(misses).toEqual([...misses].sort((a, b) => a - b))
  })

  it('[ITEM-5] none is of another meal, too slow, or what the person must not eat', () => {
    const interactions = [{ recipeId: 'dinner-3', type: 'dislike' }] as const
    const diner = { ...dinerWithin(30), interactions }
    const dishes = rankDishes({ ...planning, diner }, dinner).map(({ dish }) => dish)
    expect(dishes.length).toBeGreaterThan(5)
    expect(dishes.filter(({ meals, minutes }) => !meals.includes('dinner') || minutes > 30)).toEqual([])
    expect(dishes.map(({ id }) => id)).not.toContain('dinner-3')
  })

  it('[LIV-4] keeps to the time of the weekday', () => {
    const { answers } = anyDiner
    const weekdayMinutes = { dinner: { tuesday: 20, sunday: 60 } } as const
    const diner = { ...dinerWithin(30), answers: { ...dinerWithin(30).answers, weekdayMinutes } }
    const slowestOn = (weekday: Weekday, own: Diner = diner) => {
      const minutes = rankDishes({ ...planning, diner: own }, { ...dinner, weekday }).map(
        ({ dish }) => dish.minutes,
      )
      return Math.ceil(Math.max(...minutes) / 10) * 10
    }
    expect([slowestOn('monday'), slowestOn('tuesday'), slowestOn('sunday')]).toEqual([30, 20, 60])
    const anyTime = { ...anyDiner, answers: { ...answers, weekdayMinutes } }
    expect([slowestOn('monday', anyTime), slowestOn('tuesday', anyTime)]).toEqual([60, 20])
  })

  it('a slot that is there is filled, though the person skips the meal in general', () => {
    const meals = { ...anyDiner.answers.meals, dinner: { isSkipped: true } }
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, meals } }
    expect(rankDishes({ ...planning, diner }, dinner).length).toBeGreaterThan(5)
  })

  it('a neighbour that has left the cookbook counts as nothing eaten', () => {
    const { day, item } = dinner
    const [first] = day.items
    const gone = { ...first!, id: 'gone', recipeId: 'never-was' }
    const withGone = { ...day, items: [...day.items, gone] }
    expect(rankDishes(planning, { ...dinner, day: withGone, item })).toEqual(rankDishes(planning, dinner))
  })
})

describe('the day around a slot', () => {
  it('a dish that is locked, or shared with another day, keeps its serving', () => {
    for (const dayNumber of [1, 2, 3, 4, 5, 6, 7]) {
      const { day, item } = foundAt(template, dayNumber, 'breakfast')
      for (const { itemId, isFixed } of neighboursOf(day, item.id)) {
        const neighbour = day.items.find(({ id }) => id === itemId)!
        expect(isFixed).toBe(neighbour.kind !== 'normal')
      }
      expect(neighboursOf(day, item.id)).toHaveLength(day.items.length - 1)
    }
  })

  it('dessert is never missing', () => {
    const { day, item } = foundAt(templateOf([]), 1, 'lunch')
    expect(openMealsBeside(day, item.meal)).toEqual(['breakfast', 'dinner'])
  })

  it('[ITEM-5] neighbours get new servings with the dish, but for those that keep theirs', () => {
    const { day, item } = foundAt(template, 1, 'breakfast')
    const neighbourServings = neighboursOf(day, item.id).map(() => 1.25)
    const place = slotAt(template, 1, 'breakfast')
    const fit = { day, itemId: item.id, fit: { neighbourServings } }
    const after = made(putWithFit(template, place, fit, (current) => ({ ok: true, template: current })))
    for (const { itemId, servings, isFixed } of neighboursOf(day, item.id))
      expect(findItem(after, { ...place, itemId })?.item).toMatchObject({
        servings: isFixed ? servings : 1.25,
      })
  })
})

describe('slotCandidates', () => {
  it('[RCP-4] without a limit, what takes far longer than is usual for the meal is late too', () => {
    const slow = new Set(planning.kitchen.recipes.flatMap(({ dish }, at) => (at % 3 === 0 ? [dish.id] : [])))
    const recipes = planning.kitchen.recipes.map(({ dish, edible }) => {
      return { edible, dish: slow.has(dish.id) ? { ...dish, minutes: 270 } : dish }
    })
    const candidates = slotCandidates({ ...planning, kitchen: kitchenOf(recipes) }, dinner)
    const late = [...candidates].filter(([, { standing }]) => standing.isLate).map(([id]) => id)
    expect(late.length).toBeGreaterThan(0)
    expect(late.every((id) => slow.has(id))).toBe(true)
    expect([...candidates.keys()].filter((id) => slow.has(id)).sort()).toEqual(late.sort())
  })

  it('[RCP-4] [LIV-4] takes in what takes longer than was wished for, of the weekday too, and marks it', () => {
    const candidates = slotCandidates({ ...planning, diner: dinerWithin(30) }, dinner)
    expect(candidates.size).toBeGreaterThan(
      rankDishes({ ...planning, diner: dinerWithin(30) }, dinner).length,
    )
    const sundays = { ...dinerWithin(30).answers, weekdayMinutes: { dinner: { sunday: 45 } } } as const
    const onSunday = slotCandidates(
      { ...planning, diner: { ...anyDiner, answers: sundays } },
      { ...dinner, weekday: 'sunday' },
    )
    for (const { fit, standing } of onSunday.values()) expect(standing.isLate).toBe(fit.dish.minutes > 45)
    for (const { fit, standing } of candidates.values()) {
      expect(standing.isLate).toBe(fit.dish.minutes > 30)
      expect(standing.netCarbs).toBeCloseTo(fit.dish.perServing.netCarbs * fit.servings)
      expect(standing.changesOthers).toBe(fit.neighbourServings !== undefined)
    }
  })
})
