import { describe, expect, it } from 'vitest'
import { weights } from '../weights.ts'
import { hasCopy, mealsOfCooking, priceDinnersBeside, priceOfCooking } from './plan-price.ts'

const at = (day: number) => ({ day, meal: 'lunch' as const })
const leftover = (day: number, from: number) => ({ ...at(day), leftoverOf: at(from) })

describe('the meals of one time that a dish is cooked', () => {
  it.each([
    ['one', [at(0)], 1],
    ['two with a leftover', [at(0), leftover(1, 0)], 2],
    ['three with two leftovers', [at(0), leftover(1, 0), leftover(2, 0)], 3],
    ['one where each day is cooked', [at(0), at(2), at(4)], 1],
    ['two where two of three are cooked', [at(0), at(2), leftover(3, 2)], 2],
    ['all that eat of what is cooked elsewhere', [leftover(1, 0), leftover(2, 0)], 2],
  ])('[LEFT-1] are %s', (_, slots, meals) => {
    expect(mealsOfCooking(slots)).toBe(meals)
  })
})

describe('what a cooking costs', () => {
  const plan = {
    taste: {
      ofDish: Float64Array.of(0, 2),
      ofMeal: Float64Array.of(0, 3),
      ofDiscovery: Float64Array.of(0, 5),
    },
    minutes: [Float64Array.of(0, 0), Float64Array.of(0, 20), Float64Array.of(0, 30)],
  }

  it('[LIV-1] is its minutes, its taste, and that of each meal', () => {
    const price = (slots: Parameters<typeof mealsOfCooking>[0], isDiscovery = false) =>
      priceOfCooking(plan, { slots, isDiscovery }, 1)
    const { minute, taste, newDishTimes } = weights
    expect(price([at(0)])).toBeCloseTo(20 * minute.value + taste.value * (2 + 3), 9)
    expect(price([at(0), leftover(1, 0)])).toBeCloseTo(30 * minute.value + taste.value * (2 + 2 * 3), 9)
    expect(price([at(0)], true)).toBeCloseTo(
      20 * minute.value + taste.value * (2 + newDishTimes.value * 5),
      9,
    )
  })
})

describe('dinners beside a cooking', () => {
  it('[LIV-7] each evening before and after costs its protein, but for the cooking’s own evenings', () => {
    const dinnerProtein = new Int8Array(28).fill(-1)
    dinnerProtein.set([4, 2, 1, 2], 5)
    const beside = (days: readonly number[]) => {
      const into = new Float64Array(6)
      priceDinnersBeside({ dinnerProtein }, days, into)
      return [...into].map((price) => Math.round(price / weights.proteinAgain.value))
    }
    expect(beside([6])).toEqual([0, 1, 0, 0, 1, 0])
    expect(beside([7])).toEqual([0, 0, 2, 0, 0, 0])
    expect(beside([6, 7])).toEqual([0, 0, 1, 0, 1, 0])
    expect(beside([0])).toEqual([0, 0, 0, 0, 0, 0])
    expect(beside([27])).toEqual([0, 0, 0, 0, 0, 0])
    // A day of an eater is nobody's evening beside the owner's.
    dinnerProtein[27] = 3
    expect(beside([28])).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('a day that copies another', () => {
  it('[PLATE-1] is one of the owner’s, with any other day before the end', () => {
    const mainsOn = new Int32Array(28)
    mainsOn[0] = 7
    mainsOn[27] = 7
    mainsOn[3] = 9
    expect([0, 27, 3, 5].map((day) => hasCopy({ mainsOn }, day))).toEqual([true, true, false, false])
    expect([hasCopy({ mainsOn }, 0, 27), hasCopy({ mainsOn }, 27, 1), hasCopy({ mainsOn }, 27, 0)]).toEqual([
      false,
      true,
      false,
    ])
    expect(hasCopy({ mainsOn }, 28)).toBe(false)
  })
})
