import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { expect, it } from 'vitest'
import { excessText } from './span-words.ts'

it('[LIFE-5] half a calorie short is rounded as half a calorie over, and as in the day’s own words', () => {
  expect(excessText({ ...noMacros, calories: -528.5 })).toBe('529 kcal short')
  expect(excessText({ ...noMacros, calories: 528.5 })).toBe('529 kcal over')
})
