import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsCardNumber, isCardNumber } from './card-number.ts'

describe('a text', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    'card: 4111 1111 1111 1111, please',
    'x4111111111111111y',
    '3782 822463 10005',
    '0004111111111111111000',
    '4222222222222',
  ])('[CHK-10] with a card number in it is told: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each([
    '',
    'WELCOME10',
    '4222222222223',
    'robin@example.org',
    '+1 415 555 0100',
    '411111111111',
    '2026-11-21T17:41:00.000Z',
  ])('without one is let through: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })
})

it('[CHK-10] every number with a right check digit is found, however it is grouped', () => {
  const body = fc.array(fc.nat(9), { minLength: 12, maxLength: 18 })
  fc.assert(
    fc.property(body, fc.constantFrom('', ' ', '-'), fc.integer({ min: 1, max: 6 }), (digits, gap, size) => {
      const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
        isCardNumber([...digits, digit].join('')),
      )
      const number = [...digits, check].join('')
      const grouped = number.match(new RegExp(`.{1,${size}}`, 'g'))?.join(gap) ?? ''
      expect(holdsCardNumber(`a ${grouped} b`)).toBe(true)
    }),
  )
})
