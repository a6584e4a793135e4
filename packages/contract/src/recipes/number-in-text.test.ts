import { describe, expect, it } from 'vitest'
import { decimalInText, wholeNumberInText } from './number-in-text.ts'

const people = wholeNumberInText({ minimum: 1, maximum: 12 })
const scale = decimalInText({ minimum: 0.01, maximum: 100 })

describe('a number in an address', () => {
  it('[API-1] is read as a number', () => {
    expect(people.parse('12')).toBe(12)
    expect(scale.parse('1.75')).toBe(1.75)
  })

  it.each(['', '0', '13', '1.5', '-1', '1e1', ' 1', '0x1', '9'.repeat(400)])(
    '[API-3] is refused with its limits said: %j',
    (text) => {
      expect(people.safeParse(text).error?.issues.map(({ message }) => message)).toContain(
        'Must be a whole number between 1 and 12.',
      )
    },
  )

  it.each(['0', '0.001', '101', '1.', '.5', 'Infinity', '1e2'])(
    '[API-3] is refused with its limits said, decimals or not: %j',
    (text) => {
      expect(scale.safeParse(text).error?.issues.map(({ message }) => message)).toContain(
        'Must be a number between 0.01 and 100.',
      )
    },
  )
})
