import { describe, expect, it } from 'vitest'
import type { DayBounds } from '../day-bounds.ts'
import { added, type Part, portionsInRange, spareOf } from './portions-in-range.ts'

const boundOf = (least: number, most: number) => ({ least, most, middle: 0, perUnit: 0 })
const free = boundOf(0, 1e6)
/** Of one macro alone. */
const between = (least: number, most: number): DayBounds => [boundOf(least, most), free, free, free]
const partOf = (calories: number, least: number, most: number, others: readonly number[] = []): Part => ({
  perQuarter: [calories, others[0] ?? 0, others[1] ?? 0, others[2] ?? 0],
  least,
  most,
})

describe('portions that bring a day into range', () => {
  it('[PLAN-3] are found where exactly one portion fits, at either end', () => {
    for (const portion of [2, 3, 5, 8])
      expect(portionsInRange([partOf(100, 2, 8)], between(100 * portion, 100 * portion))).toEqual([portion])
    expect(portionsInRange([partOf(100, 2, 8)], between(100, 199))).toBeUndefined()
    expect(portionsInRange([partOf(100, 2, 8)], between(801, 900))).toBeUndefined()
  })

  it('[PLAN-3] the middle one is taken where several fit', () => {
    expect(portionsInRange([partOf(100, 2, 8)], between(0, 1e6))).toEqual([5])
    expect(portionsInRange([partOf(100, 2, 7)], between(0, 1e6))).toEqual([5])
  })

  it('[PLAN-3] a part may leave the parts after it too little or too much', () => {
    const parts = [partOf(100, 2, 8), partOf(30, 2, 4)]
    expect(portionsInRange(parts, between(260, 260))).toEqual([2, 2])
    expect(portionsInRange(parts, between(920, 920))).toEqual([8, 4])
    expect(portionsInRange(parts, between(590, 590))).toEqual([5, 3])
    expect(portionsInRange(parts, between(570, 580))).toBeUndefined()
  })

  it('[PLAN-3] all portions are looked at where another macro rules the middle out', () => {
    const of = (least: number, most: number): DayBounds => [
      boundOf(600, 1000),
      free,
      boundOf(least, most),
      free,
    ]
    const parts = [partOf(100, 2, 8, [0, 1]), partOf(100, 2, 8, [0, 10])]
    expect(portionsInRange(parts, of(26, 26))).toEqual([6, 2])
    expect(portionsInRange(parts, of(82, 82))).toEqual([2, 8])
  })

  it.each([0, 1, 2, 3])('[PLAN-3] macro %d counts at both ends', (macro) => {
    const one: [number, number, number, number] = [0, 0, 0, 0]
    one[macro] = 10
    const part: Part = { perQuarter: one, least: 4, most: 4 }
    const of = (least: number, most: number): DayBounds =>
      [0, 1, 2, 3].map((at) => (at === macro ? boundOf(least, most) : free))
    expect(portionsInRange([part], of(40, 40))).toEqual([4])
    expect(portionsInRange([part], of(40.5, 50))).toBeUndefined()
    expect(portionsInRange([part], of(30, 39.5))).toBeUndefined()
  })

  it('[PLAN-3] what is fixed is in the sums, and decides alone without parts', () => {
    expect(portionsInRange([partOf(100, 2, 8)], between(700, 700), [400, 0, 0, 0])).toEqual([3])
    expect(portionsInRange([], between(400, 400), [400, 0, 0, 0])).toEqual([])
    expect(portionsInRange([], between(401, 500), [400, 0, 0, 0])).toBeUndefined()
    expect(portionsInRange([], between(300, 399), [400, 0, 0, 0])).toBeUndefined()
  })

  it('[PLAN-3] a dish without a macro fits only where the others hold enough of it', () => {
    const bounds: DayBounds = [free, boundOf(10, 20), free, free]
    const without = partOf(100, 2, 3)
    expect(portionsInRange([without], bounds)).toBeUndefined()
    expect(portionsInRange([without], bounds, [0, 10, 0, 0])).toBeDefined()
    expect(portionsInRange([without], bounds, [0, 20, 0, 0])).toBeDefined()
    expect(portionsInRange([without], bounds, [0, 21, 0, 0])).toBeUndefined()
  })

  it('[PLAN-3] there are none where one dish has no portion', () => {
    expect(portionsInRange([partOf(100, 2, 8), partOf(1, 3, 2)], between(0, 1e6))).toBeUndefined()
    expect(portionsInRange([partOf(100, 3, 3), partOf(1, 2, 2)], between(0, 1e6))).toEqual([3, 2])
  })
})

describe('what the parts after a place can add', () => {
  it('is nothing after the last, and each time one part more before it', () => {
    const spare = spareOf([partOf(10, 1, 2), partOf(100, 3, 5)])
    expect(spare.map(({ least, most }) => [least[0], most[0]])).toEqual([
      [310, 520],
      [300, 500],
      [0, 0],
    ])
    expect(spareOf([])).toEqual([{ least: [0, 0, 0, 0], most: [0, 0, 0, 0] }])
  })

  it('adds each macro to its own sum', () => {
    expect(added([1, 2, 3, 4], [10, 20, 30, 40], 3)).toEqual([31, 62, 93, 124])
  })
})
