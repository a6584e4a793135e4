import { describe, expect, it } from 'vitest'
import type { Palate } from '../../onboarding/palate.ts'
import {
  type DishCharacter,
  isStrange,
  mayBeDrawn,
  plainCharacter,
  priceForPalate,
  priceInDraw,
  suitsPalate,
} from './palate.ts'
import { anyPalate } from './testing/invented-menu.ts'
import { weights } from './weights.ts'

const price = (character: Partial<DishCharacter>, palate: Partial<Palate> = {}, isDiscovery = false) =>
  priceForPalate({ ...plainCharacter, ...character }, { ...anyPalate, ...palate }, { isDiscovery })

describe('what a meal of a dish costs by who eats it', () => {
  it.each<[Palate['adventure'], readonly number[]]>([
    ['familiar', [0, 0, weights.knownDish.value, weights.strangeDish.value]],
    ['new-each-week', [0, 0, weights.knownDish.value, weights.strangeDish.value]],
    ['surprise', [0, 0, 0, 0]],
  ])('[HELD-4] by how familiar it is: %s', (adventure, prices) => {
    const all = (['shelf', 'weeknight', 'known', 'discovery'] as const).map((familiarity) =>
      price({ familiarity }, { adventure }),
    )
    expect(all).toEqual(prices)
  })

  it('[HELD-4] of the one meal that is to be new, the more familiar the more', () => {
    const all = (['shelf', 'weeknight', 'known', 'discovery'] as const).map((familiarity) =>
      price({ familiarity }, { adventure: 'new-each-week' }, true),
    )
    const { weeknightInsteadOfNew, knownInsteadOfNew } = weights
    expect(all).toEqual([
      weeknightInsteadOfNew.value,
      weeknightInsteadOfNew.value,
      knownInsteadOfNew.value,
      0,
    ])
  })

  it('[ONB-8] less of a cuisine they like', () => {
    expect(price({ cuisine: 'thai' }, { likedCuisines: ['greek', 'thai'] })).toBe(-weights.likedCuisine.value)
    expect(price({ cuisine: 'thai' }, { likedCuisines: ['greek'] })).toBe(0)
  })

  it('[PLAN-2] more of tofu in the place of meat for who eats meat, and of organ meat but as a surprise', () => {
    expect(price({ isMeatReplacer: true })).toBe(weights.meatReplacer.value)
    expect(price({ isMeatReplacer: true }, { eatsMeatOrFish: false })).toBe(0)
    expect(price({ isOrganMeat: true })).toBe(weights.organMeat.value)
    expect(price({ isOrganMeat: true }, { adventure: 'surprise' })).toBe(0)
    const all = { isMeatReplacer: true, isOrganMeat: true, familiarity: 'known', cuisine: 'thai' } as const
    const { knownDish, likedCuisine, meatReplacer, organMeat } = weights
    expect(price(all, { likedCuisines: ['thai'] })).toBeCloseTo(
      knownDish.value - likedCuisine.value + meatReplacer.value + organMeat.value,
      9,
    )
  })
})

describe('what a draw knows of tastes', () => {
  const dish = (character: Partial<DishCharacter> = {}) => ({
    id: 'one',
    character: { ...plainCharacter, ...character },
  })
  const tastes = (palate: Partial<Palate> = {}, liked: readonly string[] = []) => ({
    palate: { ...anyPalate, ...palate },
    liked: new Set(liked),
  })
  const noThai = { dislikedCuisines: ['thai'] as const }

  it('[PLAN-2] [ITEM-7] a cuisine that is disliked is drawn only in a recipe that is liked', () => {
    expect(suitsPalate(dish({ cuisine: 'thai' }).character, { ...anyPalate, ...noThai })).toBe(false)
    expect(mayBeDrawn(dish({ cuisine: 'thai' }), tastes(noThai))).toBe(false)
    expect(mayBeDrawn(dish({ cuisine: 'thai' }), tastes(noThai, ['one']))).toBe(true)
    expect(mayBeDrawn(dish({ cuisine: 'greek' }), tastes(noThai))).toBe(true)
  })

  it('[HELD-4] [PLATE-1] what is new to most and what is no meal is strange, unless they like it or want surprises', () => {
    const isNew = dish({ familiarity: 'discovery' })
    const isSnack = dish({ isNoMeal: true })
    expect([dish(), isNew, isSnack].map((one) => isStrange(one, tastes()))).toEqual([false, true, true])
    const surprised = tastes({ adventure: 'surprise' })
    expect([dish(), isNew, isSnack].map((one) => isStrange(one, surprised))).toEqual([false, false, true])
    expect([dish(), isNew, isSnack].map((one) => isStrange(one, tastes({}, ['one'])))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('[ITEM-7] a recipe that is liked costs nothing more', () => {
    const strange = dish({ familiarity: 'discovery', isOrganMeat: true })
    expect(priceInDraw(strange, tastes())).toBe(weights.strangeDish.value + weights.organMeat.value)
    expect(priceInDraw(strange, tastes(), { isDiscovery: true })).toBe(weights.organMeat.value)
    expect(priceInDraw(strange, tastes({}, ['one']))).toBe(0)
  })
})
