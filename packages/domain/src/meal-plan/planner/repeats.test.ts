import { describe, expect, it } from 'vitest'
import { noteAboveGrams } from '../../cooking/loads.ts'
import { menuOf } from './menu.ts'
import { daysCooked, daysTooNear, mayBeDaily, mayTakeTurns, repeatRules } from './repeats.ts'
import type { Cooking } from './search/skeleton.ts'
import { inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'

const daysIn = (days: number) =>
  Array.from({ length: 32 }, (_, day) => day).filter((day) => (days >> day) & 1)
const cookedOn = (days: readonly number[], own: Partial<Cooking> = {}): Cooking => ({
  meal: 'lunch',
  slots: days.map((day) => ({ day, meal: 'lunch' })),
  isSameAllWeek: false,
  ...own,
})
const gaps = (dishes: number) => {
  const own = inventedDishes(dishes).map((dish) => ({ ...dish, minutes: 10, gramsPerServing: 100 }))
  const menu = menuOf(own, requestFor(own, { wishes: wishesWith() }))
  const count = menu.candidates.lunch.length
  return { count, rule: repeatRules(menu).lunch }
}

describe('how soon a dish comes again', () => {
  it('[PLAN-3] half as many days lie between as there are dishes, one at least and a week at most', () => {
    for (const dishes of [1, 2, 3, 4, 5, 9, 12, 20]) {
      const { count, rule } = gaps(dishes)
      const gapDays = Math.min(7, Math.max(1, Math.floor(count / 2)))
      expect([count, rule]).toEqual([count, { gapDays, mostTimes: Math.ceil(28 / gapDays) }])
    }
    expect(gaps(20).rule).toEqual({ gapDays: 7, mostTimes: 4 })
  })

  it('[LEFT-1] a dish is cooked on its fresh days, not on those of its leftovers', () => {
    const cooking = cookedOn([3, 8])
    const [first, second] = cooking.slots
    expect(daysIn(daysCooked(cooking))).toEqual([3, 8])
    expect(daysIn(daysCooked({ ...cooking, slots: [first!, { ...second!, leftoverOf: first! }] }))).toEqual([
      3,
    ])
    expect(daysCooked(cookedOn([]))).toBe(0)
  })

  it('[PLAN-3] days nearer than the gap are too near, before and after, within the plan', () => {
    const near = (day: number, gapDays: number) =>
      daysIn(daysTooNear(cookedOn([day]), { gapDays, mostTimes: 4 }))
    expect(near(10, 1)).toEqual([10])
    expect(near(10, 3)).toEqual([8, 9, 10, 11, 12])
    expect(near(0, 3)).toEqual([0, 1, 2])
    expect(near(1, 3)).toEqual([0, 1, 2, 3])
    expect(near(27, 3)).toEqual([25, 26, 27])
    expect(near(26, 3)).toEqual([24, 25, 26, 27])
  })

  it('[LEFT-1] a leftover keeps no days free', () => {
    const [first, second] = cookedOn([5, 12]).slots
    const fed = cookedOn([], { slots: [first!, { ...second!, leftoverOf: first! }] })
    expect(daysIn(daysTooNear(fed, { gapDays: 2, mostTimes: 4 }))).toEqual([4, 5, 6])
  })

  it('[PLATE-4] dishes that take turns differ within their week where there is a choice', () => {
    const near = (days: readonly number[], gapDays: number) =>
      daysIn(daysTooNear(cookedOn(days, { isSameAllWeek: true }), { gapDays, mostTimes: 4 }))
    expect(near([8, 10], 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
    expect(near([7], 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
    expect(near([13], 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
    expect(near([8, 10], 6)).toEqual([8, 10])
  })
})

describe('what is eaten daily', () => {
  const [dish] = inventedDishes(1)
  const sweet = (sweetener: number) => ({ ...dish!, loads: { fiber: 0, sweetener } })

  it('[PLATE-4] neither a drink nor a treat takes turns', () => {
    expect(mayTakeTurns(dish!)).toBe(true)
    expect(mayTakeTurns({ ...dish!, isDrink: true })).toBe(false)
    expect(mayTakeTurns(sweet(noteAboveGrams.sweetener))).toBe(true)
    expect(mayTakeTurns(sweet(noteAboveGrams.sweetener + 0.1))).toBe(false)
  })

  it('[PLATE-4] cured meat takes turns and is not eaten daily; other food is', () => {
    expect(mayBeDaily(dish!)).toBe(true)
    expect(mayBeDaily({ ...dish!, ledBy: 'egg' })).toBe(true)
    const cured = { ...dish!, ledBy: 'cured-meat' as const }
    expect([mayBeDaily(cured), mayTakeTurns(cured)]).toEqual([false, true])
    expect(mayBeDaily({ ...dish!, isDrink: true })).toBe(false)
    expect(mayBeDaily(sweet(noteAboveGrams.sweetener + 1))).toBe(false)
  })
})
