import { describe, expect, it } from 'vitest'
import { addDays, parseIsoDate } from '../calendar/iso-date.ts'
import { unbrokenCalendar } from '../calendar/plan-calendar.ts'
import { listDaysOf } from '../shopping-list/home/list-days.ts'
import type { PlanAtHome } from '../shopping-list/home/plan-stock.ts'
import { cookedOnDay, foodKeeping, foods } from '../shopping-list/testing/invented-week.ts'
import { foodsToThaw } from './foods-to-thaw.ts'

const startDate = parseIsoDate('2026-11-23')!
const chicken = {
  ...foodKeeping(foods.pumpkin, 2, 2),
  id: 'chicken',
  name: 'chicken',
  aisle: 'poultry' as const,
}
const planOf = (timesAWeek: 1 | 2): PlanAtHome => ({
  startDate,
  cookings: [1, 4, 6, 8].map((day) => cookedOnDay(day, [chicken, 400], [foods.onion, 100])),
  marks: [],
  foodsByName: new Map([chicken, foods.onion].map((food) => [food.name, food])),
  lists: listDaysOf(unbrokenCalendar(startDate), { day: 'first-day-of-week', timesAWeek }).map((days) => {
    return { ...days, ticks: [] }
  }),
})

describe('[DOOR-3] what has to thaw', () => {
  it.each([
    [1, 1, []],
    [1, 4, ['chicken']],
    [1, 6, ['chicken']],
    [1, 8, []],
    [1, 5, []],
    [2, 4, []],
    [2, 6, ['chicken']],
  ] as const)('shopping %i times a week, for day %i, is %j', (timesAWeek, day, names) => {
    expect(foodsToThaw(planOf(timesAWeek), addDays(startDate, day))).toEqual(names)
  })

  it('is nothing before the plan begins', () => {
    expect(foodsToThaw(planOf(1), addDays(startDate, -1))).toEqual([])
  })
})
