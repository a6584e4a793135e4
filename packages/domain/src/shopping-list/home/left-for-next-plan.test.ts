import { expect, it } from 'vitest'
import { addDays, parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { usualShopping } from '../../onboarding/shopping-rhythm.ts'
import type { DatedCooking } from '../listed-cooking.ts'
import { cookedOnDay, foodKeeping, foods } from '../testing/invented-week.ts'
import type { AtHomeMark } from './at-home-marks.ts'
import { leftForNextPlan } from './left-for-next-plan.ts'
import { listDaysOf } from './list-days.ts'

const startDate = parseIsoDate('2026-11-23')!
const next = addDays(startDate, 28)
const salt = foodKeeping(foods.salt, 3650, 3650, 'spice')
const pumpkin = foodKeeping(foods.pumpkin, 5, 3, 'vegetable')
const cabbage = foodKeeping({ ...foods.onion, id: 'cabbage', name: 'cabbage' }, 60, 50, 'vegetable')

function left(
  cookings: readonly DatedCooking[],
  { marks = [], on = next }: { marks?: readonly AtHomeMark[]; on?: typeof next } = {},
) {
  const lists = listDaysOf(unbrokenCalendar(startDate), usualShopping).map((days) => ({ ...days, ticks: [] }))
  const foodsByName = new Map([salt, pumpkin, cabbage].map((food) => [food.name, food]))
  const plan = { startDate, cookings, lists, marks, foodsByName }
  const told = leftForNextPlan(plan, () => true, { startDate: on, nowMs: 7 })
  return told.map(({ food, checked, grams }) => [food, checked, Math.round(grams)])
}

it('[PAN-1] what keeps is at home on the day the next plan begins, what spoils isn’t', () => {
  const pack = salt.buy.grams
  expect(left([cookedOnDay(2, [salt, 10], [pumpkin, 50])])).toEqual([[salt.id, true, Math.round(pack - 10)]])
})

it('[PAN-1] long after the plan what kept for weeks is gone, and what lasts stays', () => {
  const cookings = [cookedOnDay(22, [salt, 10], [cabbage, 50])]
  expect(left(cookings).map(([food]) => food)).toEqual([salt.id, 'cabbage'])
  expect(left(cookings, { on: addDays(startDate, 90) }).map(([food]) => food)).toEqual([salt.id])
})

it('[PAN-1] [PAN-2] what a person once had and the plan used up is no longer at home', () => {
  const mark = { food: salt.id, checked: true, atMs: 1, on: startDate, grams: 30 }
  expect(left([cookedOnDay(3, [salt, 30])], { marks: [mark] })).toEqual([[salt.id, false, 0]])
})

it('[PAN-1] [PAN-2] what is still there is told once, and what was out already isn’t told again', () => {
  const marks = [
    { food: salt.id, checked: true, atMs: 1, on: startDate, grams: 500 },
    { food: 'cabbage', checked: false, atMs: 1, on: startDate, grams: 0 },
  ]
  expect(left([cookedOnDay(3, [salt, 30])], { marks })).toEqual([[salt.id, true, 470]])
})

it('[PAN-1] a mark is of the new plan’s first day, and now', () => {
  const lists = listDaysOf(unbrokenCalendar(startDate), usualShopping).map((days) => ({ ...days, ticks: [] }))
  const plan = {
    ...{ startDate, lists, marks: [], cookings: [cookedOnDay(2, [salt, 10])] },
    foodsByName: new Map([[salt.name, salt]]),
  }
  expect(leftForNextPlan(plan, () => true, { startDate: next, nowMs: 7 })).toMatchObject([
    { food: salt.id, on: next, atMs: 7 },
  ])
})
