import { describe, expect, it } from 'vitest'
import type { Meal } from '../../../meals/meals.ts'
import { weights } from '../weights.ts'
import type { DishTraits } from './dish-traits.ts'
import { addToSameness, priceOfSameness, pricesOfKinds, samenessOf, takeFromSameness } from './sameness.ts'

/** By dish: protein, cuisine, shelf, replacer. */
const kinds = [
  [0, 0, 0, 0],
  [0, 1, 0, 0],
  [1, 0, 0, 0],
  [2, 2, 1, 0],
  [3, 3, 0, 1],
  [4, 4, 0, 0],
] as const
const column = (at: number) => Uint8Array.from(kinds, (own) => own[at]!)
const traits: DishTraits = {
  adventure: 'familiar',
  proteins: 5,
  cuisines: 5,
  protein: column(0),
  cuisine: column(1),
  isShelf: column(2),
  isReplacer: column(3),
  countTwins: () => 0,
}
const week = 1
const cookedMeals = (breakfasts: number, dinners: number, of = week) => [
  ...Array.from({ length: breakfasts }, () => ({ meal: 'breakfast' as const, week: of })),
  ...Array.from({ length: dinners }, () => ({ meal: 'dinner' as const, week: of })),
]
const price = (dishes: readonly number[], meal: Meal = 'dinner', own: Partial<DishTraits> = {}) => {
  const sameness = samenessOf({ ...traits, ...own }, cookedMeals(4, 4))
  for (const dish of dishes) addToSameness(sameness, { dish, meal, week })
  return priceOfSameness(sameness, week)
}
const { aboveCap, replacerAgain, mostReplacers, twins } = weights

describe('how many of a kind a week may have', () => {
  it('[LIV-7] is a share of its cookings, two at least; breakfasts apart from other mains', () => {
    const { caps } = samenessOf(traits, [
      ...cookedMeals(7, 14),
      { meal: 'dessert', week },
      ...cookedMeals(1, 1, 2),
    ])
    expect(caps[week]).toEqual({
      protein: Math.ceil(14 * weights.mostOfAProtein.value),
      breakfastProtein: Math.ceil(7 * weights.mostOfABreakfastProtein.value),
      cuisine: Math.ceil(14 * weights.mostOfACuisine.value),
      shelf: Math.ceil(21 * weights.mostOfTheShelf.value),
    })
    expect(caps[2]).toEqual({ protein: 2, breakfastProtein: 2, cuisine: 2, shelf: 2 })
    expect(caps).toHaveLength(4)
  })

  it('[LIV-7] of the shelf depends on how much that is new is wanted', () => {
    const shelf = (adventure: DishTraits['adventure']) =>
      samenessOf({ ...traits, adventure }, cookedMeals(7, 14)).caps[week]!.shelf
    expect(shelf('new-each-week')).toBe(Math.ceil(21 * weights.mostOfTheShelfWithNew.value))
    expect(shelf('surprise')).toBe(Math.ceil(21 * weights.mostOfTheShelfForSurprises.value))
  })
})

describe('what sameness costs', () => {
  it('[LIV-7] nothing up to the cap, and the square of what is above it', () => {
    expect(price([])).toBe(0)
    expect(price([0, 1])).toBe(0)
    // Three of one protein and two of one cuisine.
    expect(price([0, 1, 1])).toBeCloseTo(aboveCap.value, 9)
    expect(price([2, 2, 2])).toBeCloseTo(2 * aboveCap.value, 9)
    expect(price([2, 2, 2, 2])).toBeCloseTo(8 * aboveCap.value, 9)
  })

  it('[LIV-7] a cuisine counts where proteins differ, and the last protein and cuisine like the first', () => {
    expect(price([0, 0, 2])).toBeCloseTo(aboveCap.value, 9)
    expect(price([5, 5, 5])).toBeCloseTo(2 * aboveCap.value, 9)
  })

  it('[LIV-7] breakfasts have a protein and no cuisine, and are counted apart', () => {
    expect(price([2, 2, 2, 2], 'breakfast')).toBeCloseTo(aboveCap.value, 9)
    const sameness = samenessOf(traits, cookedMeals(4, 4))
    for (const meal of ['breakfast', 'breakfast', 'dinner', 'lunch'] as const)
      addToSameness(sameness, { dish: 2, meal, week })
    expect(priceOfSameness(sameness, week)).toBe(0)
  })

  it('[LIV-7] desserts are of no kind', () => {
    expect(price([2, 2, 2, 2, 2], 'dessert')).toBe(0)
  })

  it('[LIV-7] dishes of the shelf count of breakfasts, too', () => {
    const sameness = samenessOf({ ...traits, protein: new Uint8Array(6) }, cookedMeals(0, 0))
    for (const meal of ['breakfast', 'dinner', 'breakfast'] as const)
      addToSameness(sameness, { dish: 3, meal, week })
    expect(priceOfSameness(sameness, week)).toBeCloseTo(aboveCap.value, 9)
  })

  it('[LIV-7] more dishes in the place of meat than a week should have cost by themselves', () => {
    const many = mostReplacers.value + 1
    const replaced = Array.from({ length: many }, () => 4)
    expect(price(replaced)).toBeCloseTo(replacerAgain.value, 9)
    expect(price(replaced.slice(1))).toBe(0)
    expect(price(replaced, 'breakfast')).toBe(0)
  })

  it('[LIV-7] pairs that are nearly one cost each', () => {
    const allTwins = { countTwins: (_: number, others: readonly number[]) => others.length }
    expect(price([0, 2], 'dinner', allTwins)).toBeCloseTo(twins.value, 9)
    expect(price([0, 2, 3], 'dessert', allTwins)).toBeCloseTo(3 * twins.value, 9)
  })

  it('[LIV-7] a week pays for its own, and nothing is left of what is taken away', () => {
    const countTwins = (_: number, others: readonly number[]) => others.length
    const sameness = samenessOf({ ...traits, countTwins }, cookedMeals(4, 4))
    const cooked = [
      { dish: 0, meal: 'dinner', week },
      { dish: 2, meal: 'breakfast', week },
      { dish: 4, meal: 'lunch', week },
      { dish: 0, meal: 'dinner', week },
      { dish: 3, meal: 'dessert', week },
    ] as const
    for (const one of cooked) addToSameness(sameness, one)
    expect(priceOfSameness(sameness, week)).toBeGreaterThan(0)
    expect([0, 2, 3].map((other) => priceOfSameness(sameness, other))).toEqual([0, 0, 0])
    const before = priceOfSameness(sameness, week)
    for (const dish of [0, 0, 0, 0]) addToSameness(sameness, { dish, meal: 'dinner', week: week + 1 })
    expect(priceOfSameness(sameness, week)).toBeCloseTo(before, 9)
    for (const dish of [0, 0, 0, 0]) takeFromSameness(sameness, { dish, meal: 'dinner', week: week + 1 })
    for (const one of [2, 0, 4, 1, 3]) takeFromSameness(sameness, cooked[one]!)
    expect(sameness).toEqual(samenessOf(sameness.traits, cookedMeals(4, 4)))
  })
})

describe('what one more of a kind would cost', () => {
  const filled = () => {
    const sameness = samenessOf(traits, cookedMeals(4, 4))
    for (const dish of [0, 0, 2, 2, 2, 3, 3, 3, 4, 4]) addToSameness(sameness, { dish, meal: 'dinner', week })
    for (const dish of [2, 2, 2, 3]) addToSameness(sameness, { dish, meal: 'breakfast', week })
    return sameness
  }

  it.each(['breakfast', 'lunch', 'dinner', 'dessert'] as const)(
    '[LIV-7] is what the week costs more then: %s',
    (meal) => {
      const sameness = filled()
      const before = priceOfSameness(sameness, week)
      const { ofProtein, ofCuisine, ofReplacer, ofShelf } = pricesOfKinds(sameness, meal, week)
      for (const [dish, [protein, cuisine, isShelf, isReplacer]] of kinds.entries()) {
        addToSameness(sameness, { dish, meal, week })
        const more = priceOfSameness(sameness, week) - before
        takeFromSameness(sameness, { dish, meal, week })
        const told = ofProtein[protein]! + ofCuisine[cuisine]! + isShelf * ofShelf + isReplacer * ofReplacer
        expect([dish, told]).toEqual([dish, expect.closeTo(more, 9)])
      }
    },
  )
})
