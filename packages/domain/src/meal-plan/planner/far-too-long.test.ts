import { expect, it } from 'vitest'
import { isFarTooLong } from './far-too-long.ts'

it.each([
  ['a lamb shoulder of 4 ½ hours as an unlimited dinner', 270, 'dinner', 0, true],
  ['195 minutes as an unlimited lunch', 195, 'lunch', 0, true],
  ['an hour and a half as an unlimited lunch', 90, 'lunch', 0, false],
  ['two hours as an unlimited dinner', 120, 'dinner', 0, false],
  ['an hour as a breakfast of at most 20 minutes', 60, 'breakfast', 20, true],
  ['40 minutes as a breakfast of at most 20 minutes', 40, 'breakfast', 20, false],
] as const)('[RCP-4] %s', (_, minutes, meal, mostMinutes, isFar) => {
  expect(isFarTooLong({ minutes }, meal, { mostMinutes })).toBe(isFar)
})

it.each([
  ['breakfast', 90],
  ['lunch', 90],
  ['dinner', 120],
  ['dessert', 120],
] as const)('[RCP-4] %s without a limit may take %d minutes and no more', (meal, minutes) => {
  expect(isFarTooLong({ minutes }, meal, { mostMinutes: 0 })).toBe(false)
  expect(isFarTooLong({ minutes: minutes + 1 }, meal, { mostMinutes: 0 })).toBe(true)
})
