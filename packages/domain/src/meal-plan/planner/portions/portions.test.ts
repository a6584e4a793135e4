import { describe, expect, it } from 'vitest'
import { leastServings, mostPlannedServings, mostPlateGrams } from '../../servings.ts'
import { leastPortion, mostPortionOf, portionsBetween, servingsOf } from './portions.ts'

const most = 4 * mostPlannedServings
const light = { calories: 400, grams: 100 }

describe('portions of a dish', () => {
  it('[PLAN-2] are counted in quarters, from the smallest that is served', () => {
    expect(leastPortion).toBe(4 * leastServings)
    expect(servingsOf(5)).toBe(1.25)
  })

  it('[PLAN-2] have an energy between two amounts, both edges included', () => {
    expect(portionsBetween(300, 600, light)).toEqual({ least: 3, most: 6 })
    expect(portionsBetween(301, 599, light)).toEqual({ least: 4, most: 5 })
    expect(portionsBetween(299, 601, light)).toEqual({ least: 3, most: 6 })
  })

  it('[PLAN-2] lose none at an edge to the last binary digit', () => {
    const third = { calories: 4 * (0.1 + 0.2), grams: 100 }
    expect(portionsBetween(0.9, 0.9, third)).toEqual({ least: 3, most: 3 })
    expect(portionsBetween(4 * (0.1 + 0.2), 1.2, third)).toEqual({ least: 4, most: 4 })
  })

  it('[PLAN-2] are none where no portion fits between', () => {
    const { least, most: largest } = portionsBetween(410, 490, light)
    expect(least).toBeGreaterThan(largest)
  })

  it('[PLAN-2] are no smaller than is served and no larger than a plate holds', () => {
    expect(portionsBetween(0, 1e6, light)).toEqual({ least: leastPortion, most })
    const { most: ofHeavy } = portionsBetween(0, 1e6, { calories: 400, grams: mostPlateGrams })
    expect(ofHeavy).toBe(4)
  })

  it('[PLAN-2] the largest plate holds so many grams and no more', () => {
    expect(mostPortionOf(mostPlateGrams)).toBe(4)
    expect(mostPortionOf(mostPlateGrams + 1)).toBe(3)
    expect(mostPortionOf((mostPlateGrams * 4) / 5)).toBe(5)
    expect(mostPortionOf(1)).toBe(most)
  })
})
