import { describe, expect, it } from 'vitest'
import { mostPlateGrams } from '../../servings.ts'
import type { MacroVector } from '../day-bounds.ts'
import type { Part } from '../portions/portions-in-range.ts'
import { inventedDishes } from '../testing/invented-menu.ts'
import { weights } from '../weights.ts'
import type { SlotAround } from './slot-around.ts'
import {
  asLargestPlate,
  bestPortion,
  cheapestPortion,
  reportioned,
  servingsBeside,
  wholeBatches,
} from './slot-portions.ts'

const [plain] = inventedDishes(1)
const nothing: MacroVector = [0, 0, 0, 0]
const partOf = (least: number, most: number, calories = 100): Part => ({
  perQuarter: [calories, 1, 2, 3],
  least,
  most,
})
const near = (calories: number) => (k: number) => Math.abs(k - calories)
const free = { least: 0, most: 1e6, middle: 0, perUnit: 0 }
const around = (own: Partial<SlotAround> = {}): SlotAround => ({
  dayCost: near(1000),
  bounds: [free, free, free, free],
  neighbours: [],
  parts: [],
  withSlot: [partOf(1, 0)],
  spare: [{ least: nothing, most: nothing }],
  found: { portions: [], cost: 0, totals: [0, 0, 0, 0] },
  all: nothing,
  fixed: nothing,
  ...own,
})

describe('the portion that leaves a day cheapest', () => {
  it('[ITEM-5] is looked for from the least to the most, and the smaller of two as cheap is taken', () => {
    const at = (calories: number) => cheapestPortion([100, 0, 0, 0], 2, 6, nothing, near(calories))
    expect([0, 200, 350, 400, 450, 600, 900].map(at)).toEqual([2, 2, 3, 4, 4, 6, 6])
  })

  it.each([0, 1, 2, 3])('[ITEM-5] counts macro %d of the dish and of the rest of the day', (macro) => {
    const one = (amount: number): MacroVector => {
      const vector: [number, number, number, number] = [0, 0, 0, 0]
      vector[macro] = amount
      return vector
    }
    const cost = (...sums: number[]) => Math.abs(sums[macro]! - 70)
    expect(cheapestPortion(one(10), 2, 8, one(20), cost)).toBe(5)
  })

  it('[ITEM-5] is told with its cost and the sums of the day', () => {
    expect(bestPortion(partOf(2, 6), [10, 20, 30, 40], near(325))).toEqual({
      portion: 3,
      cost: 15,
      totals: [310, 23, 36, 49],
    })
  })
})

describe('a plate that is too small for its meal', () => {
  it('[ITEM-5] is offered as the largest there is; one that reaches its share stays', () => {
    const heavy = { ...plain!, gramsPerServing: mostPlateGrams }
    expect(asLargestPlate(partOf(5, 8), heavy)).toMatchObject({ least: 4, most: 4 })
    const fits = partOf(4, 8)
    expect(asLargestPlate(fits, heavy)).toBe(fits)
    expect(asLargestPlate(partOf(5, 8), { ...plain!, gramsPerServing: 4 * mostPlateGrams })).toMatchObject({
      least: 2,
      most: 2,
    })
  })
})

describe('a dessert of whole batches', () => {
  const dish = { ...plain!, batchServings: 1 }

  it('[PLAN-2] is eaten in the cheapest number of batches that its part holds', () => {
    const batches = (least: number, most: number, calories: number) =>
      wholeBatches(partOf(least, most), { dish, people: 1 }, around({ dayCost: near(calories) }))
    expect(batches(2, 12, 900)).toMatchObject({ least: 8, most: 8 })
    expect(batches(2, 12, 1100)).toMatchObject({ least: 12, most: 12 })
    expect(batches(4, 4, 0)).toMatchObject({ least: 4, most: 4 })
    expect(batches(5, 12, 0)).toMatchObject({ least: 8, most: 8 })
  })

  it('[PLAN-2] is none where its part holds no whole batch', () => {
    expect(wholeBatches(partOf(5, 7), { dish, people: 1 }, around())).toMatchObject({ least: 1, most: 0 })
  })

  it('[PLAN-2] counts the rest of the day, and all people', () => {
    const rest = around({ all: [600, 0, 0, 0] })
    expect(wholeBatches(partOf(2, 12), { dish, people: 2 }, rest)).toMatchObject({ least: 4, most: 4 })
  })
})

describe('servings of a day that are found together', () => {
  const bounds = [{ ...free, least: 1000, most: 1100 }, free, free, free]
  const beside = partOf(2, 4, 150)
  const spare = [
    { least: [300, 2, 4, 6], most: [600, 4, 8, 12] },
    { least: nothing, most: nothing },
  ] as const
  const day = around({ bounds, spare, withSlot: [partOf(1, 0), beside], fixed: [50, 5, 6, 7] })

  it('[ITEM-5] bring it into range, draw each to the middle and cost that others change', () => {
    const found = reportioned(partOf(2, 8), day)!
    const [own, other] = found.portions
    expect(found.totals).toEqual([
      50 + 100 * own! + 150 * other!,
      5 + own! + other!,
      6 + 2 * own! + 2 * other!,
      7 + 3 * own! + 3 * other!,
    ])
    expect(found.totals[0]).toBe(1000)
    expect(found.cost).toBe(weights.othersChange.value)
    expect([own! >= 2 && own! <= 8, other! >= 2 && other! <= 4]).toEqual([true, true])
  })

  it('[ITEM-5] are none where no portions bring it into range', () => {
    expect(reportioned(partOf(2, 3), day)).toBeUndefined()
    expect(reportioned(partOf(8, 9), day)).toBeUndefined()
  })

  it('[ITEM-5] those that may change have new servings, the others theirs, in their order', () => {
    const neighbour = (servings: number) => ({
      dish: plain!,
      meal: 'lunch' as const,
      servings,
      isFixed: false,
    })
    const asked = around({
      neighbours: [neighbour(1), neighbour(1.5), neighbour(2)],
      parts: [beside, undefined, beside],
    })
    expect(servingsBeside({ portions: [7, 3, 5] }, asked)).toEqual([0.75, 1.5, 1.25])
  })
})
