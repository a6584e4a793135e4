import { describe, expect, it } from 'vitest'
import { profileOf } from '../../onboarding/diner-profile.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import type { Familiarity } from '../planner/palate.ts'
import { plainCharacter } from '../planner/palate.ts'
import { inventedDishes } from '../planner/testing/invented-menu.ts'
import { weekOf } from '../testing/invented-template.ts'
import { type BrowseOccasion, basketOf, browsePrice } from './browse-price.ts'

const { wishes, palate } = profileOf(fullQuestionnaire)
const occasion: BrowseOccasion = {
  palate: { ...palate, likedCuisines: [], adventure: 'familiar' },
  wishes,
  basket: new Set(['leek']),
  month: 5,
  seed: 'plan',
}
const [invented] = inventedDishes(1)
const leek = {
  ...{ id: 'leek', packGrams: 300, isLoose: false, openedDays: 4, price: 1 as const },
  ...{ isRare: false, isStaple: false },
}
const dish = { ...invented!, minutes: 20, foods: [{ food: { ...leek, id: 'okra' }, grams: 100 }] }
const of = (familiarity: Familiarity) => ({ ...dish, character: { ...plainCharacter, familiarity } })
const spring = { from: 4, to: 6 }

describe('the order of all recipes', () => {
  it('[MAP-5] is the same each time, and mixes what suits alike by plan', () => {
    expect(browsePrice(dish, [], occasion)).toBe(browsePrice(dish, [], occasion))
    expect(browsePrice(dish, [], occasion)).not.toBe(browsePrice(dish, [], { ...occasion, seed: 'other' }))
  })

  it('[MAP-5] has the basket of the week and what is in season sooner', () => {
    const plain = browsePrice(dish, [], occasion)
    const bought = { ...dish, foods: [{ food: leek, grams: 100 }] }
    expect(browsePrice(bought, [], occasion)).toBeLessThan(plain)
    expect(browsePrice(dish, [spring], occasion)).toBeLessThan(plain)
    expect(browsePrice(dish, [spring], { ...occasion, month: 11 })).toBe(plain)
    expect(browsePrice(dish, [spring], { ...occasion, month: undefined })).toBe(plain)
  })

  it('[MAP-5] no basket and no season brings what is strange before what is familiar', () => {
    const foods = [{ food: leek, grams: 100 }]
    const strange = browsePrice({ ...of('discovery'), foods }, [spring, spring], occasion)
    expect(strange).toBeGreaterThan(browsePrice(of('weeknight'), [], occasion))
    expect(strange).toBeGreaterThan(browsePrice(of('known'), [], occasion))
  })

  it('[MAP-5] what takes longer than is wished for comes after what is in time', () => {
    const long = browsePrice({ ...dish, minutes: 270 }, [spring], occasion)
    expect(long).toBeGreaterThan(browsePrice(of('known'), [], occasion))
  })

  it('[MAP-5] counts the share of its foods that the week buys, staples aside, and two seasons at most', () => {
    const plain = browsePrice(dish, [], occasion)
    const price = (ids: readonly string[], isStaple = false) => {
      const foods = ids.map((id) => ({
        food: { ...leek, id, isStaple: isStaple && id !== 'leek' },
        grams: 50,
      }))
      return browsePrice({ ...dish, foods }, [], occasion)
    }
    expect(price(['leek'])).toBeCloseTo(plain - 0.6, 9)
    expect(price(['leek', 'okra'])).toBeCloseTo(plain - 0.3, 9)
    expect(price(['leek', 'okra'], true)).toBeCloseTo(plain - 0.6, 9)
    expect(price([])).toBeCloseTo(plain, 9)
    const inSeasons = (count: number) => browsePrice(dish, Array(count).fill(spring), occasion)
    expect(inSeasons(1)).toBeCloseTo(plain - 0.2, 9)
    expect(inSeasons(2)).toBeCloseTo(plain - 0.4, 9)
    expect(inSeasons(3)).toBeCloseTo(plain - 0.4, 9)
  })

  it('[MAP-5] is late only where it takes longer than is wished for at each of its meals', () => {
    const plain = browsePrice({ ...dish, minutes: 5 }, [], occasion)
    const price = (minutes: number, meals: typeof dish.meals) =>
      browsePrice({ ...dish, minutes, meals }, [], occasion)
    expect(price(20, ['breakfast'])).toBeCloseTo(plain, 9)
    expect(price(21, ['breakfast'])).toBeCloseTo(plain + 2, 9)
    expect(price(21, ['breakfast', 'lunch'])).toBeCloseTo(plain, 9)
    expect(price(31, ['breakfast', 'lunch'])).toBeCloseTo(plain + 2, 9)
    expect(price(900, [])).toBeCloseTo(plain, 9)
    const free = { ...occasion, wishes: { ...wishes, dinner: { ...wishes.dinner, mostMinutes: 0 } } }
    const ofDinner = (minutes: number) => browsePrice({ ...dish, minutes, meals: ['dinner'] }, [], free)
    expect(ofDinner(75)).toBeCloseTo(plain, 9)
    expect(ofDinner(76)).toBeCloseTo(plain + 2, 9)
  })
})

describe('basketOf', () => {
  it('[MAP-5] are the foods that a week’s dishes need from the shop, staples aside', () => {
    const foods = [
      { food: leek, grams: 100 },
      { food: { ...leek, id: 'salt', isStaple: true }, grams: 2 },
    ]
    const dishes = new Map([
      ['recipe-w1d1-lunch', { ...dish, foods }],
      ['recipe-w1d2-dinner', dish],
    ])
    const week = weekOf('srk....')
    expect([...basketOf(week, { dish: (id) => dishes.get(id) })]).toEqual(['leek', 'okra'])
    expect(basketOf(weekOf('.......'), { dish: () => dish }).size).toBe(0)
  })
})
