import { describe, expect, it } from 'vitest'
import { addAmounts } from './add-amounts.ts'
import { amountOf } from './amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { scaleAmount } from './scale-amount.ts'

const buy = { unit: 'pack', grams: 100 } as const
const onion: MeasuredFood = { name: 'onion', plural: 'onions', measures: { piece: 110, cup: 160 }, buy }
const egg: MeasuredFood = { name: 'egg', plural: 'eggs', measures: { large: 50 }, whole: true, buy }

describe('addAmounts', () => {
  it('[SHOP-3] adds up across units', () => {
    const amounts = [
      amountOf(0.5, 'piece', onion)!,
      amountOf(1, 'cup', onion)!,
      amountOf(100, 'g', onion)!,
      amountOf(4, 'oz', onion)!,
    ]
    expect(addAmounts(amounts, onion)).toBeCloseTo(55 + 160 + 100 + 113.398093, 6)
  })

  it('[SHOP-3] a thousand tenths of a gram are a hundred grams', () => {
    const tenths = Array.from({ length: 1000 }, () => ({ quantity: 0.1, unit: 'g', grams: 0.1 }) as const)
    expect(addAmounts(tenths, onion)).toBe(100)
  })

  it('[SHOP-3] counts eggs as they are cracked, not as they are computed', () => {
    const half = scaleAmount(amountOf(1, 'large', egg)!, 0.5)
    expect(addAmounts([half, half, half], egg)).toBe(150)
    expect(addAmounts([amountOf(120, 'g', egg)!], egg)).toBe(100)
  })

  it('[SHOP-3] nothing and what has no weight add nothing', () => {
    expect(addAmounts([], onion)).toBe(0)
    expect(addAmounts([{ quantity: 1, unit: 'none', grams: 0 }], onion)).toBe(0)
    expect(addAmounts([{ quantity: Number.NaN, unit: 'g', grams: Number.NaN }], onion)).toBe(0)
  })
})
