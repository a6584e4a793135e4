import { describe, expect, it } from 'vitest'
import { cuisineNames } from '../../../recipes/cuisines.ts'
import { mainProteins } from '../../../recipes/main-proteins.ts'
import type { Dish } from '../menu.ts'
import { anyPalate } from '../testing/invented-menu.ts'
import { shoppedDishes } from '../testing/shopped-dishes.ts'
import type { BasketFood } from './basket-food.ts'
import { dishTraitsOf } from './dish-traits.ts'
import { foodColumnsOf } from './foods/food-columns.ts'

const food = (id: string, isStaple = false): BasketFood => ({
  id,
  packGrams: 100,
  isLoose: false,
  openedDays: 4,
  price: 1,
  isRare: false,
  isStaple,
})
const known = new Map('abcdef'.split('').map((id) => [id, food(id)]))
known.set('oil', food('oil', true)).set('salt', food('salt', true))
const [plain] = shoppedDishes(1)
const dishOf = (foods: string, own: Partial<Dish['character']> = {}, id = foods): Dish => ({
  ...plain!,
  id,
  foods: foods.split(' ').map((one) => ({ food: known.get(one)!, grams: 40 })),
  character: { ...plain!.character, ...own },
})
const traitsOf = (dishes: readonly Dish[], tastes = { palate: anyPalate, liked: new Set<string>() }) =>
  dishTraitsOf(dishes, foodColumnsOf(dishes, { people: 1, caloriesADay: 1900 }), tastes)

describe('what makes two dishes alike', () => {
  it('[LIV-7] their protein, cuisine and shelf', () => {
    const traits = traitsOf([
      dishOf('a', { mainProtein: 'egg', cuisine: 'greek', familiarity: 'shelf' }),
      dishOf('b', { mainProtein: 'beef', cuisine: 'american', familiarity: 'weeknight' }),
    ])
    expect([...traits.protein]).toEqual([mainProteins.indexOf('egg'), mainProteins.indexOf('beef')])
    const cuisines = Object.keys(cuisineNames)
    expect([...traits.cuisine]).toEqual([cuisines.indexOf('greek'), cuisines.indexOf('american')])
    expect([...traits.isShelf]).toEqual([1, 0])
    expect([traits.proteins, traits.cuisines]).toEqual([mainProteins.length, cuisines.length])
    expect(traits.adventure).toBe(anyPalate.adventure)
  })

  it('[LIV-7] a dish in the place of meat counts for who eats meat and doesn’t like this very dish', () => {
    const dishes = [dishOf('a', { isMeatReplacer: true }), dishOf('b', { isMeatReplacer: false })]
    expect([...traitsOf(dishes).isReplacer]).toEqual([1, 0])
    const withoutMeat = { palate: { ...anyPalate, eatsMeatOrFish: false }, liked: new Set<string>() }
    expect([...traitsOf(dishes, withoutMeat).isReplacer]).toEqual([0, 0])
    expect([...traitsOf(dishes, { palate: anyPalate, liked: new Set(['a']) }).isReplacer]).toEqual([0, 0])
  })

  it.each([
    ['two of three foods', 'a b', 'a b c', 1],
    ['half of all foods is not enough', 'a b c', 'a b d', 0],
    ['three of five foods', 'a b c d', 'a b c e', 1],
    ['all foods', 'a', 'a', 1],
    ['none', 'a b', 'c d', 0],
    ['staples that both have don’t count', 'a oil salt', 'b oil salt', 0],
    ['staples that one has don’t count', 'a b oil salt', 'a b', 1],
    ['nothing but staples', 'oil', 'oil', 0],
  ])('[LIV-7] twins share over half of their foods: %s', (_, one, other, twins) => {
    const { countTwins } = traitsOf([dishOf(one, {}, 'one'), dishOf(other, {}, 'other')])
    expect([countTwins(0, [1]), countTwins(1, [0])]).toEqual([twins, twins])
    expect([countTwins(0, [1]), countTwins(1, [0])]).toEqual([twins, twins])
  })

  it('[LIV-7] all others count, a dish itself never', () => {
    const dishes = ['a b', 'a b', 'c', 'a b'].map((foods, at) => dishOf(foods, {}, `${at}`))
    const { countTwins } = traitsOf(dishes)
    expect(countTwins(0, [0, 1, 2, 3])).toBe(2)
    expect(countTwins(2, [0, 1, 2, 3])).toBe(0)
    expect(countTwins(3, [1, 1])).toBe(2)
    expect(countTwins(0, [])).toBe(0)
  })
})
