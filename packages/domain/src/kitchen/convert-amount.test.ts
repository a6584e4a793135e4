import { describe, expect, it } from 'vitest'
import { type Amount, amountOf } from './amount.ts'
import { convertAmount, isAmountShown } from './convert-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import type { UnitName } from './units.ts'

const buy = { unit: 'pack', grams: 100 } as const
const food = (measures: MeasuredFood['measures'], rest: Partial<MeasuredFood> = {}): MeasuredFood => {
  return { name: 'food', plural: 'foods', measures, buy, ...rest }
}
const cream = food({ cup: 238, can: 400 }, { density: 1 })
const flour = food({ cup: 96, tbsp: 6 })
const onion = food({ piece: 110, cup: 160 })
const beef = food({})
const egg = food({ large: 50, cup: 243 }, { whole: true })
const spice = food({ tsp: 2, pinch: 0.15 })

function unitIn(system: 'us' | 'metric', quantity: number, unit: UnitName, of: MeasuredFood): UnitName {
  return convertAmount(amountOf(quantity, unit, of)!, of, system).unit
}

describe('convertAmount', () => {
  it('to metric: millilitres of what flows, grams of the rest', () => {
    expect(convertAmount(amountOf(1, 'cup', cream)!, cream, 'metric')).toMatchObject({
      quantity: 236.5882365,
      unit: 'ml',
      grams: 238,
    })
    expect(convertAmount(amountOf(1, 'can', cream)!, cream, 'metric')).toMatchObject({
      quantity: 400,
      unit: 'ml',
    })
    expect(convertAmount(amountOf(2, 'cup', flour)!, flour, 'metric')).toMatchObject({
      quantity: 192,
      unit: 'g',
    })
    expect(unitIn('metric', 2, 'piece', onion)).toBe('g')
    expect(unitIn('metric', 8, 'oz', cream)).toBe('g')
  })

  it('to us: spoons for what flows or pours, ounces for pieces and meat', () => {
    expect(unitIn('us', 120, 'ml', cream)).toBe('cup')
    expect(unitIn('us', 100, 'g', flour)).toBe('cup')
    expect(unitIn('us', 12, 'g', flour)).toBe('tbsp')
    expect(unitIn('us', 3, 'g', flour)).toBe('tsp')
    expect(unitIn('us', 300, 'g', onion)).toBe('oz')
    expect(unitIn('us', 20, 'g', onion)).toBe('tbsp')
    expect(unitIn('us', 10, 'g', beef)).toBe('oz')
    expect(unitIn('us', 200, 'g', food({ cup: 225 }, { class: 'beef' }))).toBe('oz')
  })

  it('[RCP-8] to us: slices of what is less than a quarter of a piece', () => {
    const sliced = food({ piece: 110, tbsp: 10, slice: 14 })
    expect(unitIn('us', 20, 'g', sliced)).toBe('slice')
    expect(unitIn('us', 5, 'g', sliced)).toBe('tsp')
    expect(unitIn('us', 30, 'g', sliced)).toBe('oz')
    expect(unitIn('us', 30, 'g', food({ slice: 14 }))).toBe('oz')
  })

  it('keeps the words of either kitchen as they are', () => {
    expect(unitIn('us', 2, 'piece', onion)).toBe('piece')
    expect(unitIn('us', 8, 'oz', beef)).toBe('oz')
    expect(unitIn('metric', 200, 'g', cream)).toBe('g')
    expect(unitIn('metric', 3, 'clove', food({ clove: 3 }))).toBe('clove')
    expect(unitIn('metric', 3, 'slice', food({ slice: 25 }))).toBe('slice')
  })

  it('[RCP-8] what is never cut is counted in both, however it was measured', () => {
    expect(unitIn('metric', 2, 'large', egg)).toBe('large')
    expect(convertAmount(amountOf(100, 'g', egg)!, egg, 'metric')).toEqual({
      quantity: 2,
      unit: 'large',
      grams: 100,
    })
    expect(unitIn('us', 1, 'cup', egg)).toBe('large')
    const caviar = food({}, { whole: true })
    expect(unitIn('us', 30, 'g', caviar)).toBe('g')
  })

  it('a pinch is one in both, more is measured', () => {
    expect(unitIn('metric', 1, 'pinch', spice)).toBe('pinch')
    expect(unitIn('metric', 0.05, 'tsp', spice)).toBe('pinch')
    expect(unitIn('metric', 8, 'pinch', spice)).toBe('tsp')
    expect(unitIn('metric', 60, 'pinch', spice)).toBe('g')
  })
})

describe('isAmountShown', () => {
  const shown: [Amount, boolean, boolean][] = [
    [{ quantity: 1, unit: 'cup', grams: 240 }, true, true],
    [{ quantity: 1, unit: 'none', grams: 3 }, false, true],
    [{ quantity: 0, unit: 'tsp', grams: 0 }, false, false],
    [{ quantity: -1, unit: 'tsp', grams: -5 }, false, false],
    [{ quantity: 2, unit: 'sprig', grams: 0 }, true, false],
    [{ quantity: Number.NaN, unit: 'g', grams: Number.NaN }, false, false],
  ]
  it.each(shown)('[RCP-7] %o is shown in us: %s, in metric: %s', (amount, inUs, inMetric) => {
    expect(isAmountShown(amount, 'us')).toBe(inUs)
    expect(isAmountShown(amount, 'metric')).toBe(inMetric)
  })
})
