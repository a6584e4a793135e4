import { describe, expect, it } from 'vitest'
import { isUnitName, type UnitName, unitOfId, units } from './units.ts'

const allUnits = Object.keys(units) as UnitName[]

describe('units', () => {
  it.each([
    [8, 'oz'],
    [12, 'tsp'],
    [13, 'tbsp'],
    [51, 'g'],
    [52, 'ml'],
  ] as const)('[RCP-7] id %i is %s and takes no plural s', (id, unit) => {
    expect(unitOfId(id)).toBe(unit)
    expect(units[unit].plural).toBe(units[unit].name)
  })

  it('[RCP-7] the short forms are those of the specification', () => {
    const shortUnits = ['oz', 'tsp', 'tbsp', 'g', 'medium', 'large', 'small'] as const
    expect(shortUnits.map((unit) => units[unit].short)).toEqual(['oz', 'tsp', 'tbsp', 'g', 'md', 'lg', 'sm'])
  })

  it('every unit has an id of its own and is found by it', () => {
    expect(new Set(allUnits.map((unit) => units[unit].id)).size).toBe(allUnits.length)
    expect(allUnits.map((unit) => unitOfId(units[unit].id))).toEqual(allUnits)
    expect(unitOfId(999)).toBeUndefined()
  })

  it('the spoons fill the cup and the ounces the pound', () => {
    expect(units.tbsp.size * 16).toBeCloseTo(units.cup.size, 9)
    expect(units.tsp.size * 3).toBeCloseTo(units.tbsp.size, 9)
    expect(units['fl-oz'].size * 8).toBeCloseTo(units.cup.size, 9)
    expect(units.oz.size * 16).toBeCloseTo(units.lb.size, 9)
  })

  it('[BIZ-5] a pound is 0.45359237 kg', () => {
    expect(units.lb.size / units.kg.size).toBe(0.45359237)
  })

  it('only masses and volumes have a size, and every one of them', () => {
    expect(allUnits.every((unit) => (units[unit].kind === 'piece') === (units[unit].size === 0))).toBe(true)
  })

  it('knows its own names and no other', () => {
    expect(allUnits.every(isUnitName)).toBe(true)
    expect(['cups', 'toString', ''].some(isUnitName)).toBe(false)
  })
})
