import { describe, expect, it } from 'vitest'
import type { Weekday } from '../../calendar/weekday.ts'
import { changeServings } from '../operations/change-servings.ts'
import { changeSides } from '../operations/change-sides.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { findItem } from '../places.ts'
import { openMealsBeside } from '../states.ts'
import { dayAt, foundAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { neighboursOf, putWithFit } from './day-around.ts'
import type { Diner } from './diner.ts'
import { kitchenOf } from './kitchen.ts'
import { rankDishes } from './rank-dishes.ts'
import { slotCandidates } from './slot-candidates.ts'
import { slotOnWeekday } from './slot-on-weekday.ts'
import { anyDiner, drawnTemplate, planningWith } from './testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes, shareOfDay } from './testing/plain-days.ts'

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

describe('dishes for a slot of a day made by hand', () => {
  const usual = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }
  const days = plainDays(usual)
  const slotIn = (of: typeof days) => slotOnWeekday(of, foundAt(of, 1, 'dinner'))
  const pot = { prepMinutes: 10, cookMinutes: 10, servings: 2, atOnce: 2 }
  const other = plainDish('other', 'dinner', { batchTimes: pot, minutes: 20 })

  it('[HELD-4] are done in the time that there is, for all at the table', () => {
    const ids = (people: number, mostMinutes: number) => {
      const { answers } = dinerWithin(mostMinutes)
      const diner = { ...anyDiner, answers: { ...answers, people } }
      const kitchen = kitchenWith(...plainDishes, other)
      return rankDishes({ kitchen, diner }, slotIn(days)).map(({ dish }) => dish.id)
    }
    expect([ids(2, 20).includes('other'), ids(4, 30).includes('other')]).toEqual([true, true])
    expect([ids(4, 29).includes('other'), ids(6, 39).includes('other')]).toEqual([false, false])
    expect([ids(6, 40).includes('other'), ids(6, 0).includes('other')]).toEqual([true, true])
  })

  it('[PLATE-3] fit beside the sides that stay: all of them by hand, of a dice those of the other meals', () => {
    const beans = { ...plainDish('beans', 'dinner'), isSide: true, perServing: shareOfDay(0.1) }
    const plain = { kitchen: kitchenWith(...plainDishes, other, beans), diner: anyDiner }
    const beside = (meal: 'lunch' | 'dinner') =>
      made(changeSides(days, slotAt(days, 1, meal), [{ recipeId: 'beans', servings: 1 }]))
    const caloriesOf = (of: typeof days, isByHand: boolean) => {
      const fit = rankDishes(plain, slotIn(of), { isByHand }).find(({ dish }) => dish.id === 'other')!
      const others = fit.totals.calories - fit.servings * other.perServing.calories
      return others / shareOfDay(1).calories
    }
    for (const isByHand of [true, false]) {
      expect(caloriesOf(days, isByHand)).toBeCloseTo(0.55, 6)
      expect(caloriesOf(beside('lunch'), isByHand)).toBeCloseTo(0.65, 6)
    }
    expect(caloriesOf(beside('dinner'), true)).toBeCloseTo(0.65, 6)
    expect(caloriesOf(beside('dinner'), false)).toBeCloseTo(0.55, 6)
    const gone = { ...plain, kitchen: kitchenWith(...plainDishes, other) }
    expect(rankDishes(gone, slotIn(beside('lunch')))).toEqual(rankDishes(gone, slotIn(days)))
  })

  it('[ITEM-5] are fitted again when the rest of the day is another', () => {
    const many = Array.from({ length: 25 }, (_, at) => plainDish(`dish ${at}`, 'dinner'))
    const cake = { ...plainDish('cake', 'dinner'), meals: ['dessert' as const], perServing: shareOfDay(0.1) }
    const plain = { kitchen: kitchenWith(...plainDishes, ...many, cake), diner: anyDiner }
    const totals = (of: typeof days) =>
      rankDishes(plain, slotIn(of))[0]!.totals.calories / shareOfDay(1).calories
    const sweet = made(fillSlot(days, dayAt(days, 1), { meal: 'dessert', recipeId: 'cake', servings: 1 }))
    const [first] = rankDishes(plain, slotIn(days))
    expect(first!.totals.calories / shareOfDay(1).calories).toBeCloseTo(1, 6)
    const withCake = rankDishes(plain, slotIn(sweet))[0]!
    const besideCake = withCake.totals.calories - withCake.servings * withCake.dish.perServing.calories
    expect(besideCake / shareOfDay(1).calories).toBeGreaterThan(0.6)
    expect(totals(days)).toBeCloseTo(1, 6)
    const more = made(changeServings(days, slotAt(days, 1, 'lunch'), 1))
    expect(totals(more)).not.toBeCloseTo(totals(made(changeServings(days, slotAt(days, 1, 'lunch'), 4))), 3)
  })
})
