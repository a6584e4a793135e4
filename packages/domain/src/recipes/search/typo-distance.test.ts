import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTypos, typoDistance } from './typo-distance.ts'

describe('typoDistance', () => {
  it.each([
    ['kale', 'kale', 0],
    ['kale', 'kal', 1],
    ['kale', 'kales', 1],
    ['kale', 'kile', 1],
    ['kale', 'klae', 1],
    ['kale', 'akel', 2],
    ['kale', 'lake', 2],
    ['broccoli', 'brocolli', 2],
    ['', 'ab', 2],
  ])('[RCP-1] %s and %s are %s apart', (a, b, distance) => {
    expect(typoDistance(a, b, 2)).toBe(distance)
  })

  it('gives up above the most', () => {
    expect(typoDistance('kale', 'akel', 1)).toBeUndefined()
    expect(typoDistance('kale', 'cabbage', 2)).toBeUndefined()
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  it('is the same in both directions, and a smaller most only hides what lies above it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, most) => {
        const distance = typoDistance(a, b, 20)!
        expect(typoDistance(b, a, 20)).toBe(distance)
        expect(typoDistance(a, b, most)).toBe(distance <= most ? distance : undefined)
        expect(distance === 0).toBe(a === b)
      }),
    )
  })

  it('one letter put in anywhere is one slip', () => {
    fc.assert(
      fc.property(word, fc.nat(8), (a, at) => {
        expect(typoDistance(a, `${a.slice(0, at)}z${a.slice(at)}`, 1)).toBe(1)
      }),
    )
  })
})

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('[RCP-1] a word of %s letters is forgiven %s slips', (letters, slips) => {
  expect(allowedTypos(letters)).toBe(slips)
})
