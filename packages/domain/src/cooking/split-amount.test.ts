import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MeasuredFood } from '../kitchen/measured-food.ts'
import type { UnitName } from '../kitchen/units.ts'
import { splitAmount } from './split-amount.ts'

const buy = { unit: 'pack', grams: 100 } as const
const oil: MeasuredFood = { name: 'oil', plural: 'oil', measures: {}, density: 0.91, buy }
const salt: MeasuredFood = { name: 'salt', plural: 'salt', measures: { tsp: 6, pinch: 0.4 }, buy }
const egg: MeasuredFood = { name: 'egg', plural: 'eggs', measures: { large: 50 }, whole: true, buy }

const split = (quantity: number, unit: UnitName, gramsEach: number, shares: number[], food: MeasuredFood) =>
  splitAmount({ quantity, unit, grams: quantity * gramsEach }, shares, { food, system: 'us' }).map(
    (amount) => amount && [amount.quantity, amount.unit],
  )

describe('splitAmount', () => {
  it('[CON-5] measures each share by itself', () => {
    expect(split(2, 'tbsp', 13.5, [1 / 3, 2 / 3], oil)).toEqual([
      [2, 'tsp'],
      [4, 'tsp'],
    ])
    expect(split(0.5, 'tsp', 6, [0.5, 0.5], salt)).toEqual([
      [0.25, 'tsp'],
      [0.25, 'tsp'],
    ])
  })

  it('[CON-5] deals out what is never cut, and adds up', () => {
    expect(split(3, 'large', 50, [0.5, 0.5], egg)).toEqual([
      [2, 'large'],
      [1, 'large'],
    ])
    expect(split(4, 'large', 50, [0.25, 0.75], egg)).toEqual([
      [1, 'large'],
      [3, 'large'],
    ])
  })

  it('[CON-5] measures nothing where a share would get no piece', () => {
    expect(split(1, 'large', 50, [0.5, 0.5], egg)).toEqual([undefined, undefined])
    expect(split(0, 'none', 0, [0.5, 0.5], salt)).toEqual([undefined, undefined])
  })

  it('shares of what is never cut add up to what is cooked', () => {
    const cases = fc.record({ eggs: fc.integer({ min: 1, max: 24 }), first: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(cases, ({ eggs, first }) => {
        const shares = [first / 6, 1 - first / 6]
        const amounts = splitAmount({ quantity: eggs, unit: 'large', grams: eggs * 50 }, shares, {
          food: egg,
          system: 'metric',
        })
        const sum = amounts.reduce((total, amount) => total + (amount?.quantity ?? 0), 0)
        return amounts.includes(undefined) || sum === eggs
      }),
    )
  })
})
