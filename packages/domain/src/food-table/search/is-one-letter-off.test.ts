import { describe, expect, it } from 'vitest'
import { isOneLetterOff } from './search-foods.ts'

describe('one letter off', () => {
  it.each([
    ['brocoli', 'broccoli', true],
    ['avacado', 'avocado', true],
    ['bananna', 'banana', true],
    ['slamon', 'salmon', true],
    ['slamno', 'salmon', false],
    ['egg', 'egg', false],
    ['egg', 'bread', false],
    ['eg', 'eggs', false],
  ])('[LIFE-3] %s and %s: %s', (a, b, isOff) => {
    expect(isOneLetterOff(a, b)).toBe(isOff)
    expect(isOneLetterOff(b, a)).toBe(isOff)
  })
})
