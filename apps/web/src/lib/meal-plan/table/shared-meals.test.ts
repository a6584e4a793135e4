import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { expect, it } from 'vitest'
import { sharedMealsTexts } from './shared-meals.ts'

const weekend = ['saturday', 'sunday'] as const

it.each([
  [{ breakfast: [], lunch: weekend, dinner: weekdays }, ['lunch on Saturday and Sunday', 'dinner every day']],
  [{ breakfast: weekdays, lunch: weekdays, dinner: weekdays }, ['all meals every day']],
  [
    { breakfast: weekdays, lunch: weekend, dinner: weekdays },
    ['breakfast and dinner every day', 'lunch on Saturday and Sunday'],
  ],
  [{ breakfast: [], lunch: [], dinner: ['monday'] }, ['dinner on Monday']],
] as const)('[TOG-3] meals that are shared on the same days are told together (%#)', (sharedOn, texts) => {
  expect(sharedMealsTexts(sharedOn)).toEqual(texts)
})
