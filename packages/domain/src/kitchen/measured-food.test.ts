import { describe, expect, it } from 'vitest'
import { amountOf } from './amount.ts'
import { gramsPerUnit, type MeasuredFood, pieceUnitOf } from './measured-food.ts'
import { units } from './units.ts'

const food = (measures: MeasuredFood['measures'], rest: Partial<MeasuredFood> = {}): MeasuredFood => {
  return { name: 'food', plural: 'foods', measures, buy: { unit: 'pack', grams: 100 }, ...rest }
}

describe('gramsPerUnit', () => {
  it('takes what the food says before anything else', () => {
    expect(gramsPerUnit(food({ cup: 113, tbsp: 8 }), 'tbsp')).toBe(8)
  })

  it('knows every mass without asking the food', () => {
    expect(gramsPerUnit(food({}), 'kg')).toBe(1000)
    expect(gramsPerUnit(food({}), 'oz')).toBe(28.349523125)
  })

  it('finds the other volumes through density, else through the biggest measured spoon', () => {
    expect(gramsPerUnit(food({}, { density: 1.03 }), 'ml')).toBe(1.03)
    expect(gramsPerUnit(food({ cup: 96 }), 'tbsp')).toBeCloseTo(6, 9)
    expect(gramsPerUnit(food({ tsp: 2 }), 'cup')).toBeCloseTo(96, 9)
    expect(gramsPerUnit(food({ tsp: 3.2 }), 'pinch')).toBeCloseTo(0.2, 9)
  })

  it('a piece is the size the food has, a half is half of it', () => {
    expect(gramsPerUnit(food({ medium: 110, large: 150 }), 'piece')).toBe(110)
    expect(gramsPerUnit(food({ medium: 44, large: 50 }, { whole: true }), 'piece')).toBe(50)
    expect(gramsPerUnit(food({ piece: 150 }), 'half')).toBe(75)
    expect(gramsPerUnit(food({}, { buy: { unit: 'each', grams: 90 } }), 'piece')).toBe(90)
    expect(pieceUnitOf(food({ fillet: 170, cup: 140 }))).toBe('fillet')
  })

  it('has no answer where no measure leads', () => {
    expect(gramsPerUnit(food({ cup: 100 }), 'clove')).toBeUndefined()
    expect(gramsPerUnit(food({ clove: 3 }), 'tsp')).toBeUndefined()
    expect(gramsPerUnit(food({ clove: 3 }), 'piece')).toBeUndefined()
    expect(gramsPerUnit(food({ clove: 3 }), 'half')).toBeUndefined()
    expect(amountOf(2, 'can', food({}))).toBeUndefined()
  })

  it('[RCP-7] what has no amount weighs nothing', () => {
    expect(amountOf(0, 'none', food({}))).toEqual({ quantity: 0, unit: 'none', grams: 0 })
  })

  it('a cup is the same volume for all', () => {
    expect(amountOf(2, 'cup', food({}, { density: 1 }))?.grams).toBeCloseTo(2 * units.cup.size, 9)
  })
})
