import { expect, it } from 'vitest'
import { isSameSecret } from './same-secret.ts'

it.each([
  ['right', 'right', true],
  ['righ', 'right', false],
  ['right ', 'right', false],
  ['Right', 'right', false],
  ['', 'right', false],
  ['x'.repeat(10_000), 'right', false],
])('a secret of any length is the same only when all of it is: %s', (guess, secret, isSame) => {
  expect(isSameSecret(guess, secret)).toBe(isSame)
})
