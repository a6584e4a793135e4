import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Weekday, weekdayAfter, weekdays } from '../../../calendar/weekday.ts'
import { mainMeals } from '../../../meals/meals.ts'
import { type PlanRequest, planDays, planSlots } from '../plan-days.ts'
import type { PlannedDay } from '../planned-day.ts'
import { anyRanges, inventedDishes, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { minutesFor } from './minutes-allowed.ts'

const dishes = inventedDishes(60)

/** What is cooked longer than the day of its cooking allows. */
function tooLong(days: readonly PlannedDay[], { wishes, startsOn }: PlanRequest): string[] {
  return days.flatMap(({ items }, day) =>
    items.flatMap(({ meal, dish, leftoverOf }) => {
      if (meal === 'dessert' || leftoverOf) return []
      const weekday = weekdayAfter(startsOn, day)
      const most = wishes[meal].mostMinutesOn?.[weekday] ?? wishes[meal].mostMinutes
      return most > 0 && dish.minutes > most ? [`${meal} on ${weekday}, ${dish.minutes} of ${most}`] : []
    }),
  )
}

const anyLimits = fc.dictionary(fc.constantFrom(...weekdays), fc.constantFrom(0, 20, 30, 45), {
  noNullPrototype: true,
})
const anyMeal = fc.record({
  leftovers: fc.constantFrom('none', 'some', 'mostly'),
  variety: fc.constantFrom('varied', 'mostly-the-same'),
  mostMinutes: fc.constantFrom(0, 30),
  mostMinutesOn: anyLimits,
} as const)

describe('a limit of a weekday', () => {
  it('[LIV-4] holds for what is cooked that day, whichever day the plan starts on; a leftover is free', () => {
    const anyWishes = fc.record({ breakfast: anyMeal, lunch: anyMeal, dinner: anyMeal }).map(wishesWith)
    fc.assert(
      fc.property(anyWishes, fc.constantFrom(...weekdays), (wishes, startsOn) => {
        const request = requestFor(dishes, { wishes, startsOn })
        const days = planDays(request)
        expect(tooLong(days, request)).toEqual([])
        for (const { items } of days)
          expect(mainMeals.every((meal) => items.some((item) => item.meal === meal))).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('[HELD-4] holds for all batches of what is cooked for everyone and for later', () => {
    const batched = dishes.map((dish) => {
      const batchTimes = { prepMinutes: 5, cookMinutes: dish.minutes - 5, servings: 2, atOnce: 2 }
      return { ...dish, batchTimes }
    })
    const wishes = wishesWith({
      lunch: { leftovers: 'some' },
      dinner: { mostMinutes: 45, mostMinutesOn: { friday: 30 } },
    })
    for (const people of [1, 2, 3]) {
      const request = requestFor(
        [...dishes, ...batched.map((dish) => ({ ...dish, id: `${dish.id}-batched` }))],
        { wishes, people },
      )
      const days = planDays(request)
      const late = days.flatMap(({ items }, day) =>
        items.flatMap(({ meal, dish, servings, leftoverOf }) => {
          if (meal !== 'dinner' || leftoverOf) return []
          const later = days
            .flatMap((other) => other.items)
            .filter((item) => item.leftoverOf?.day === day && item.leftoverOf.meal === meal)
          const cooked = later.reduce((sum, item) => sum + item.servings, servings)
          const minutes = minutesFor(dish, people * cooked)
          return minutes > (day % 7 === 4 ? 30 : 45) ? [`${dish.id} for ${people}: ${minutes}`] : []
        }),
      )
      expect(late).toEqual([])
      expect(days.every(({ items }) => items.some(({ meal }) => meal === 'dinner'))).toBe(true)
    }
  })

  it('[LIV-4] that no dish keeps to leaves its meal open, and every sum a number', () => {
    const wishes = wishesWith({ dinner: { mostMinutes: 45, mostMinutesOn: { tuesday: 1 } } })
    const narrow = { ...anyRanges, protein: { minimum: 152, maximum: 153 } }
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const days = planDays(requestFor(dishes, { wishes, ranges: narrow, seed }))
      const open = days.flatMap(({ items }, day) =>
        items.some(({ meal }) => meal === 'dinner') ? [] : [day],
      )
      expect(open).toEqual([1, 8, 15, 22])
      for (const { totals } of days) expect(Object.values(totals).every(Number.isFinite)).toBe(true)
    }
  })

  it('[LIV-4] leaves time for a long dish where a weekday allows more than the meal does', () => {
    const wishes = wishesWith({ dinner: { mostMinutes: 20, mostMinutesOn: { sunday: 0 } } })
    const request = requestFor(dishes, { wishes, startsOn: 'wednesday' })
    const days = planDays(request)
    expect(tooLong(days, request)).toEqual([])
    const long = days.flatMap(({ items }, day) =>
      items.some(({ meal, dish }) => meal === 'dinner' && dish.minutes > 20)
        ? [weekdayAfter('wednesday', day)]
        : [],
    )
    expect(new Set(long)).toEqual(new Set<Weekday>(['sunday']))
  })

  it('[LIV-4] holds for a day that is drawn again, too', () => {
    const wishes = wishesWith({ dinner: { mostMinutesOn: { tuesday: 15 } } })
    const request = requestFor(dishes, { wishes, startsOn: 'monday' })
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(tooLong(planSlots({ ...request, seed }, [{ day: 8, meal: 'dinner' }]), request)).toEqual([])
  })

  it('[LIV-4] leaves a plan as it was where none is set, whichever day it starts on', () => {
    const request = requestFor(dishes)
    expect(planDays({ ...request, startsOn: 'friday' })).toEqual(planDays(request))
  })

  it('[LIV-4] eats a leftover of a long cooking on a short day', () => {
    const slow = dishes.map((dish) =>
      dish.meals[0] === 'lunch' ? { ...dish, minutes: 50, keepsDays: 4 } : dish,
    )
    // Lunches of Tuesday, Thursday and Saturday are last evening's dinner or an earlier lunch.
    const wishes = wishesWith({
      lunch: { leftovers: 'some', mostMinutesOn: { tuesday: 15, thursday: 15, saturday: 15 } },
    })
    const request = requestFor(slow, { wishes })
    const days = planDays(request)
    expect(days.every(({ items }) => items.some(({ meal }) => meal === 'lunch'))).toBe(true)
    expect(tooLong(days, request)).toEqual([])
  })
})
