import { describe, expect, it } from 'vitest'
import { amountOf } from './amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { scaleAmount, snapAmount, toleranceGrams } from './scale-amount.ts'

const buy = { unit: 'pack', grams: 100 } as const
const egg: MeasuredFood = { name: 'egg', plural: 'eggs', measures: { large: 50 }, whole: true, buy }
const onion: MeasuredFood = { name: 'onion', plural: 'onions', measures: { piece: 110 }, buy }
const meatball: MeasuredFood = { name: 'meatball', plural: 'meatballs', measures: { piece: 35 }, buy }
const olive: MeasuredFood = { name: 'olive', plural: 'olives', measures: { piece: 4 }, buy }

const almond: MeasuredFood = { name: 'almond', plural: 'almonds', measures: { piece: 1.2 }, buy }

describe('scaleAmount', () => {
  it('multiplies amount and grams and rounds neither', () => {
    expect(scaleAmount({ quantity: 3, unit: 'large', grams: 150 }, 0.5)).toEqual({
      quantity: 1.5,
      unit: 'large',
      grams: 75,
    })
  })
})

describe('snapAmount', () => {
  it.each([
    ['egg', egg, 'large', 0.37, 1],
    ['egg', egg, 'large', 2.5, 3],
    ['onion', onion, 'piece', 0.3, 0.25],
    ['onion', onion, 'piece', 1.4, 1.5],
    ['meatball', meatball, 'piece', 0.3, 0.5],
    ['meatball', meatball, 'piece', 3.4, 3.5],
    ['olive', olive, 'piece', 2.5, 3],
    ['olive', olive, 'piece', 0.5, 0.5],
    ['almond', almond, 'piece', 0.5, 1],
  ] as const)(
    '[RCP-8] cuts no finer than a cook would: %s %o %s %d → %d',
    (_, food, unit, quantity, expected) => {
      expect(snapAmount(amountOf(quantity, unit, food)!, food).quantity).toBe(expected)
    },
  )

  it.each([
    [1, 'none'],
    [1.01, 'none'],
    [1.3, 'up'],
    [1.6, 'down'],
  ] as const)('[PLAN-1] %d onions are rounded: %s', (quantity, rounding) => {
    const snapped = snapAmount(amountOf(quantity, 'piece', onion)!, onion)
    expect(snapped.rounding).toBe(rounding)
  })

  it('[PLAN-1] reports what goes into the pot beside what was asked for', () => {
    const snapped = snapAmount(amountOf(1.5, 'large', egg)!, egg)
    expect(snapped).toMatchObject({ exactGrams: 75, cookedGrams: 100, rounding: 'up' })
    expect(toleranceGrams(amountOf(1.5, 'large', egg)!, egg)).toBe(25)
  })
})
