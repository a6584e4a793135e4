import { describe, expect, it } from 'vitest'
import { profileOf } from '../../onboarding/diner-profile.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import type { Familiarity } from '../planner/palate.ts'
import { plainCharacter } from '../planner/palate.ts'
import { inventedDishes } from '../planner/testing/invented-menu.ts'
import { type BrowseOccasion, browsePrice } from './browse-price.ts'

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
})
