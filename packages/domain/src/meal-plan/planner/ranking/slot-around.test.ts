import { describe, expect, it } from 'vitest'
import type { Macros } from '../../../nutrition/macros.ts'
import { inventedDishes } from '../testing/invented-menu.ts'
import { aroundOf, partsOf, rangesByThen } from './slot-around.ts'
import type { Neighbour, SlotQuestion } from './slot-question.ts'

const ranges = {
  calories: { minimum: 1800, maximum: 2200 },
  fat: { minimum: 100, maximum: 200 },
  netCarbs: { minimum: 0, maximum: 20 },
  protein: { minimum: 80, maximum: 120 },
}
const shares = {
  breakfast: { least: 0.1, most: 0.3 },
  lunch: { least: 0.2, most: 0.4 },
  dinner: { least: 0.3, most: 0.5 },
  dessert: { least: 0, most: 0.2 },
}
const dishes = inventedDishes(1).map((dish) => ({
  ...dish,
  perServing: { calories: 800, fat: 40, netCarbs: 4, protein: 20 },
  gramsPerServing: 300,
}))
const neighbour = (meal: Neighbour['meal'], servings = 1, isFixed = false): Neighbour => ({
  dish: dishes[1]!,
  meal,
  servings,
  isFixed,
})
const question: SlotQuestion = {
  meal: 'dinner',
  candidates: dishes,
  neighbours: [],
  openMeals: [],
  ranges,
  shares,
}
const besides: Macros = { calories: 200, fat: 20, netCarbs: 2, protein: 10 }

describe('what a day should hold once a slot is filled', () => {
  it('[ITEM-5] all of it where no meal is open', () => {
    expect(rangesByThen(question)).toEqual(ranges)
    expect(rangesByThen({ ...question, neighbours: [neighbour('lunch')] })).toEqual(ranges)
  })

  it('[ITEM-5] less by the usual share of open meals, beside that of the meals that are there', () => {
    const half = rangesByThen({
      ...question,
      meal: 'breakfast',
      neighbours: [neighbour('lunch')],
      openMeals: ['dinner', 'dessert'],
    })
    expect(half.calories.minimum).toBeCloseTo(900, 9)
    expect(half.calories.maximum).toBeCloseTo(1100, 9)
    expect(half.netCarbs).toEqual({ minimum: 0, maximum: 10 })
    const most = rangesByThen({ ...question, openMeals: ['dessert'] })
    expect(most.protein.maximum).toBeCloseTo(96, 9)
  })

  it('[LIFE-4] what is eaten besides is no part of what meals share', () => {
    const asked = {
      ...question,
      meal: 'dessert' as const,
      openMeals: ['lunch', 'dinner', 'breakfast'] as const,
      besides,
    }
    const { calories, fat } = rangesByThen({
      ...asked,
      shares: { ...shares, dessert: { least: 0.9, most: 0.9 } },
    })
    expect(calories.minimum).toBeCloseTo(1600 / 2 + 200, 9)
    expect(calories.maximum).toBeCloseTo(2000 / 2 + 200, 9)
    expect(fat.minimum).toBeCloseTo(80 / 2 + 20, 9)
  })
})

describe('the day round a slot', () => {
  it('[ITEM-5] holds what neighbours add as they are, and apart from it what stays whatever is chosen', () => {
    const neighbours = [neighbour('lunch', 1.5, true), neighbour('breakfast', 0.5)]
    const { all, fixed, parts, withSlot } = aroundOf({ ...question, neighbours }, ranges)
    expect(all).toEqual([1600, 80, 8, 40])
    expect(fixed).toEqual([1200, 60, 6, 30])
    expect(parts.map((part) => part !== undefined)).toEqual([false, true])
    expect(withSlot[1]).toEqual({ least: 2, most: 3, perQuarter: [200, 10, 1, 5] })
    expect(withSlot).toHaveLength(2)
  })

  it('[LIFE-4] both hold what is eaten besides, and meals share what is left', () => {
    const neighbours = [neighbour('lunch', 1, true), neighbour('dinner')]
    const { all, fixed, parts } = aroundOf({ ...question, neighbours, besides }, ranges)
    expect(all).toEqual([1800, 100, 10, 50])
    expect(fixed).toEqual([1000, 60, 6, 30])
    // 0.3 to 0.5 of 1,800 kcal.
    expect(parts[1]).toMatchObject({ least: 3, most: 4 })
  })

  it('[ITEM-5] a neighbour without a portion in its share keeps its serving', () => {
    const { parts, fixed, withSlot, spare } = aroundOf(
      { ...question, neighbours: [neighbour('dessert', 0.25)] },
      ranges,
    )
    expect(parts[0]).toMatchObject({ least: 2, most: 2 })
    const tiny = { ...shares, dessert: { least: 0, most: 0.1 } }
    const kept = aroundOf({ ...question, shares: tiny, neighbours: [neighbour('dessert', 0.25)] }, ranges)
    expect(kept.parts).toEqual([undefined])
    expect(kept.fixed).toEqual([200, 10, 1, 5])
    expect([fixed, withSlot.length, kept.withSlot.length, spare.length]).toEqual([[0, 0, 0, 0], 2, 1, 2])
  })

  it('[ITEM-5] the bounds and the cost are of what the day should hold by then', () => {
    const { bounds, dayCost } = aroundOf(question, { ...ranges, calories: { minimum: 900, maximum: 1100 } })
    expect(bounds[0]).toMatchObject({ middle: 1000 })
    expect(dayCost(1000, 150, 10, 100)).toBe(0)
  })
})

describe('the portions of the candidates', () => {
  it('[ITEM-5] lie in the share of the meal, and none is above what a number holds', () => {
    const empty = { ...dishes[0]!, perServing: { calories: 0.001, fat: 0, netCarbs: 0, protein: 0 } }
    const { least, most, perQuarter } = partsOf({ ...question, candidates: [dishes[0]!, empty] })
    expect([least[0], most[0]]).toEqual([3, 5])
    expect(perQuarter[0]).toEqual([200, 10, 1, 5])
    expect(least[1]).toBeGreaterThan(most[1]!)
    expect(least[1]).toBeLessThan(2 ** 15)
  })

  it('[ITEM-5] are kept with the ranges, for the same candidates, share and energy', () => {
    const known = partsOf(question)
    expect(partsOf({ ...question, neighbours: [neighbour('lunch')] })).toBe(known)
    expect(partsOf({ ...question, meal: 'lunch' })).not.toBe(known)
    expect(partsOf(question)).toBe(known)
    expect(partsOf({ ...question, besides }).most[0]).toBe(4)
    expect(partsOf({ ...question, candidates: dishes.slice(1) }).least).toHaveLength(dishes.length - 1)
    const wide = { ...shares, dinner: { least: 0.1, most: 0.5 } }
    expect(partsOf({ ...question, shares: wide }).least[0]).toBe(2)
    expect([...partsOf(question).least]).toEqual([...known.least])
  })
})
