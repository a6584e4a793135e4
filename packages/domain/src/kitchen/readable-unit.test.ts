import { describe, expect, it } from 'vitest'
import { inReadableUnit, readableUnit } from './kitchen-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import type { UnitName } from './units.ts'

const buy = { unit: 'pack', grams: 100 } as const
const syrup: MeasuredFood = { name: 'syrup', plural: 'syrup', measures: { tsp: 5 }, buy }
const spice: MeasuredFood = { name: 'spice', plural: 'spice', measures: { tsp: 2, pinch: 0.2 }, buy }

function unitOf(quantity: number, unit: UnitName, food = syrup): UnitName {
  return readableUnit({ quantity, unit, grams: 10 }, food)
}

describe('readableUnit', () => {
  it.each([
    [2.8, 'tsp', 'tsp'],
    [2.9, 'tsp', 'tbsp'],
    [3, 'tsp', 'tbsp'],
    [4, 'tsp', 'tsp'],
    [4.5, 'tsp', 'tbsp'],
    [5, 'tsp', 'tsp'],
    [6, 'tsp', 'tbsp'],
    [0.5, 'tbsp', 'tsp'],
    [3, 'tbsp', 'tbsp'],
    [3.9, 'tbsp', 'cup'],
    [4, 'tbsp', 'cup'],
    [5, 'tbsp', 'tbsp'],
    [8, 'tbsp', 'cup'],
    [10, 'tbsp', 'tbsp'],
    [16, 'tbsp', 'cup'],
    [17, 'tbsp', 'cup'],
    [1 / 8, 'cup', 'tbsp'],
    [1 / 4, 'cup', 'cup'],
    [0.44, 'cup', 'tbsp'],
    [0.58, 'cup', 'cup'],
    [2, 'fl-oz', 'cup'],
    [999, 'g', 'kg'],
    [994, 'g', 'g'],
    [1250, 'g', 'kg'],
    [0.5, 'kg', 'g'],
    [1000, 'ml', 'l'],
    [0.25, 'l', 'ml'],
    [15, 'oz', 'oz'],
    [16, 'oz', 'lb'],
    [18, 'oz', 'oz'],
    [20, 'oz', 'lb'],
    [33, 'oz', 'lb'],
    [0.25, 'lb', 'oz'],
    [1, 'pinch', 'pinch'],
    [2, 'pinch', 'pinch'],
    [3, 'pinch', 'tsp'],
  ] as const)('[RCP-8] %d %s is read in %s', (quantity, unit, expected) => {
    expect(unitOf(quantity, unit)).toBe(expected)
  })

  it('[RCP-8] a pinch is for what is pinched', () => {
    expect(unitOf(0.05, 'tsp', spice)).toBe('pinch')
    expect(unitOf(0.05, 'tsp', syrup)).toBe('tsp')
    expect(unitOf(0.1, 'tsp', spice)).toBe('tsp')
  })

  it.each(['clove', 'slice', 'large', 'can', 'piece'] as const)(
    '[RCP-8] a %s stays one, however many',
    (unit) => {
      expect([0.1, 1, 40].map((quantity) => unitOf(quantity, unit))).toEqual([unit, unit, unit])
    },
  )

  it('keeps the weight and the volume', () => {
    const amount = inReadableUnit({ quantity: 48, unit: 'tsp', grams: 240 }, syrup)
    expect(amount.unit).toBe('cup')
    expect(amount.quantity).toBeCloseTo(1, 12)
    expect(amount.grams).toBe(240)
  })
})
