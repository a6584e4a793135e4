import { describe, expect, it } from 'vitest'
import { medianLineAt, medianOfSorted, sortedSlopes } from './theil-sen.ts'

const points = [
  { day: 0, grams: 100 },
  { day: 1, grams: 110 },
  { day: 1, grams: 130 },
  { day: 4, grams: 140 },
]

describe('the line of medians', () => {
  it('takes the slope between every two days, lowest first', () => {
    expect(Array.from(sortedSlopes(points))).toEqual([10 / 3, 10, 10, 10, 30])
  })

  it('has a middle for even and odd counts, and for none', () => {
    expect(medianOfSorted(Float64Array.of(1, 2, 9))).toBe(2)
    expect(medianOfSorted(Float64Array.of(1, 2, 4, 9))).toBe(3)
    expect(medianOfSorted(new Float64Array())).toBe(0)
  })

  it('passes by a point that is far off', () => {
    const line = Array.from({ length: 9 }, (_, day) => ({ day, grams: day === 4 ? 9999 : 100 - 2 * day }))
    expect(medianLineAt(4, line)).toBeCloseTo(92, 9)
  })
})
