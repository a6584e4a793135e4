import { describe, expect, it } from 'vitest'
import type { DayBounds } from '../day-bounds.ts'
import { excessOf, pairsOf } from './proportions.ts'

const boundOf = (least: number, most: number) => ({ least, most, middle: 0, perUnit: 0 })
const bounds: DayBounds = [boundOf(1600, 2000), boundOf(100, 150), boundOf(0, 20), boundOf(80, 120)]

describe('proportions of a day', () => {
  it('[PLAN-3] each macro is limited beside each other one of which a day needs some', () => {
    const pairs = pairsOf(bounds).map(({ limited, needed }) => `${limited} beside ${needed}`)
    expect(pairs).toEqual([
      '0 beside 1',
      '0 beside 3',
      '1 beside 0',
      '1 beside 3',
      '2 beside 0',
      '2 beside 1',
      '2 beside 3',
      '3 beside 0',
      '3 beside 1',
    ])
  })

  it('[PLAN-3] of the limited one the most counts, of the needed one the least', () => {
    expect(pairsOf(bounds)[4]).toEqual({ limited: 2, most: 20, needed: 0, least: 1600 })
  })

  it('[PLAN-3] there is no excess at the edge, one above it and less than none below', () => {
    const pair = { limited: 2, most: 20, needed: 3, least: 80 } as const
    expect(excessOf(pair, [0, 0, 10, 40])).toBe(0)
    expect(excessOf(pair, [0, 0, 15, 40])).toBe(0.25)
    expect(excessOf(pair, [0, 0, 10, 60])).toBe(-0.25)
    expect(excessOf(pair, [999, 999, 0, 0])).toBe(0)
  })
})
