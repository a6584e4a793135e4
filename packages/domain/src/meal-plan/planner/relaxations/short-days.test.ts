import { describe, expect, it } from 'vitest'
import type { Meal } from '../../../meals/meals.ts'
import type { PlannedDay } from '../planned-day.ts'
import { inventedDishes, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { emptyShortMeals, shortMealsOf, usualTimes } from './short-days.ts'

const [like] = inventedDishes(1)
const dishOf = (meal: Meal, minutes: number) => ({
  ...like!,
  id: `${meal}-${minutes}`,
  meals: [meal],
  minutes,
})
const dishes = [dishOf('lunch', 10), dishOf('lunch', 20), dishOf('dinner', 10), dishOf('dinner', 20)]
const requestWith = (wishes: Parameters<typeof wishesWith>[0]) =>
  requestFor(dishes, { wishes: wishesWith(wishes) })

describe('meals that a weekday leaves less time', () => {
  it('[LIV-4] are those with a limit below the usual one, in the order of the week', () => {
    const request = requestWith({
      breakfast: { mostMinutes: 30, mostMinutesOn: { monday: 30, tuesday: 31, sunday: 29 } },
      lunch: { mostMinutesOn: { sunday: 15, monday: 0, wednesday: 999 } },
      dinner: { isSkipped: true, mostMinutesOn: { monday: 5 } },
    })
    expect(shortMealsOf(request)).toEqual([
      { weekday: 'wednesday', meal: 'lunch' },
      { weekday: 'sunday', meal: 'breakfast' },
      { weekday: 'sunday', meal: 'lunch' },
    ])
    expect(shortMealsOf(requestWith({ lunch: { mostMinutes: 30, mostMinutesOn: { monday: 0 } } }))).toEqual(
      [],
    )
    expect(shortMealsOf(requestWith({}))).toEqual([])
  })

  it('[LIV-4] are empty where one planned day of theirs has nothing', () => {
    const request = requestWith({ lunch: { mostMinutesOn: { monday: 15, tuesday: 15 } } })
    const dayWith = (...meals: Meal[]): PlannedDay => ({
      items: meals.map((meal) => ({ meal, dish: like!, servings: 1 })),
      totals: { calories: 0, fat: 0, netCarbs: 0, protein: 0 },
      deviation: 0,
    })
    const days = Array.from({ length: 28 }, () => dayWith('breakfast', 'lunch', 'dinner'))
    expect(emptyShortMeals(request, days)).toEqual([])
    expect(emptyShortMeals(request, days.with(21, dayWith('dinner')))).toEqual([
      { weekday: 'monday', meal: 'lunch' },
    ])
    expect(emptyShortMeals(request, days.with(2, dayWith('dinner')))).toEqual([])
    expect(emptyShortMeals({ ...request, startsOn: 'sunday' }, days.with(2, dayWith()))).toEqual([
      { weekday: 'tuesday', meal: 'lunch' },
    ])
  })
})

describe('the usual time on short days', () => {
  const usual = (weekday: string, minutes: object) => ({ kind: 'usual-time', weekdays: [weekday], minutes })
  const request = requestWith({
    lunch: { mostMinutes: 30, mostMinutesOn: { tuesday: 15 } },
    dinner: { mostMinutesOn: { friday: 5 } },
  })

  it('[LIV-4] is offered for all that have nothing at once', () => {
    const empty = [
      { weekday: 'friday', meal: 'dinner' },
      { weekday: 'tuesday', meal: 'lunch' },
    ] as const
    expect(usualTimes(request, dishes, empty)).toEqual([
      {
        kind: 'usual-time',
        weekdays: ['tuesday', 'friday'],
        minutes: { lunch: { tuesday: 30 }, dinner: { friday: 0 } },
      },
    ])
    expect(usualTimes(request, dishes, empty.slice(1))).toEqual([
      usual('tuesday', { lunch: { tuesday: 30 } }),
    ])
  })

  it('[LIV-4] is offered for the weekday with the fewest dishes first, then for all', () => {
    const offers = usualTimes(request, dishes, [])
    expect(offers[0]).toEqual(usual('friday', { dinner: { friday: 0 } }))
    expect(offers[1]).toMatchObject({ weekdays: ['tuesday', 'friday'] })
    expect(offers).toHaveLength(2)
  })

  it('[LIV-4] is offered once where all short meals are on one weekday, and not at all without any', () => {
    const one = requestWith({
      lunch: { mostMinutesOn: { friday: 15 } },
      dinner: { mostMinutesOn: { friday: 5 } },
    })
    expect(usualTimes(one, dishes, [])).toEqual([
      usual('friday', { lunch: { friday: 0 }, dinner: { friday: 0 } }),
    ])
    expect(usualTimes(requestWith({}), dishes, [])).toEqual([])
  })
})
