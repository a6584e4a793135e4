import { describe, expect, it } from 'vitest'
import { shownTolerance } from '../../nutrition/macros.ts'
import { boundsOf, dayBoundsOf, isDayWithin, isWithin, macrosOf, vectorOf } from './day-bounds.ts'

const ranges = {
  calories: { minimum: 1600, maximum: 2000 },
  fat: { minimum: 100, maximum: 150 },
  netCarbs: { minimum: 10, maximum: 20 },
  protein: { minimum: 80, maximum: 120 },
}
const macros = { calories: 1800, fat: 120, netCarbs: 15, protein: 100 }

describe('the bounds of a day', () => {
  it('[PLAN-3] reach as far as what is shown as the edge of the range', () => {
    expect(boundsOf('fat', ranges)).toEqual({
      least: 100 - shownTolerance.fat,
      most: 150 + shownTolerance.fat,
      middle: 125,
      perUnit: 1 / 150,
    })
    expect(dayBoundsOf(ranges).map(({ middle }) => middle)).toEqual([1800, 125, 15, 100])
    expect(Number.isFinite(boundsOf('fat', { ...ranges, fat: { minimum: 0, maximum: 0 } }).perUnit)).toBe(
      true,
    )
  })

  it('the four macros have one order, there and back', () => {
    expect(vectorOf(macros)).toEqual([1800, 120, 15, 100])
    expect(vectorOf(macros, 0.5)).toEqual([900, 60, 7.5, 50])
    expect(macrosOf(vectorOf(macros))).toEqual(macros)
  })

  it.each(['calories', 'fat', 'netCarbs', 'protein'] as const)(
    '[PLAN-3] a day with %s on an edge is in range, and beyond it is not',
    (name) => {
      const bounds = dayBoundsOf(ranges)
      const { least, most } = boundsOf(name, ranges)
      const isIn = (amount: number) => {
        const day = { ...macros, [name]: amount }
        const { calories, fat, netCarbs, protein } = day
        expect(isDayWithin(bounds, calories, fat, netCarbs, protein)).toBe(isWithin(vectorOf(day), bounds))
        return isWithin(vectorOf(day), bounds)
      }
      expect([least, most, (least + most) / 2].map(isIn)).toEqual([true, true, true])
      expect([least - 0.01, most + 0.01].map(isIn)).toEqual([false, false])
    },
  )
})
