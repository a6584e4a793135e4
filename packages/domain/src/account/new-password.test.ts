import { expect, test } from 'vitest'
import { isNewPassword } from './new-password.ts'

test.each([
  ['olives 7', 'olives 7', true],
  ['olives 7 and more', 'olives 7 and more', true],
  ['sieben７🧀', 'sieben７🧀', true],
  ['olive 7', 'olive 7', false],
  ['🧀🧀🧀🧀🧀🧀7', '🧀🧀🧀🧀🧀🧀7', false],
  ['olives and lemons', 'olives and lemons', false],
  ['\u200B'.repeat(8) + 1, '\u200B'.repeat(8) + 1, false],
  ['olives 7', 'olives 8', false],
  ['olives 7', '', false],
  ['', '', false],
])('[SET-6] %s with %s can be saved: %s', (password, repeated, can) => {
  expect(isNewPassword(password, repeated)).toBe(can)
})
