import { describe, expect, it } from 'vitest'
import { addUp } from './add-up.ts'
import { buildCooking, foods, ingredient } from './testing/invented-week.ts'

const { onion, garlic, egg, salt, water } = foods
const gramsOf = (items: Parameters<typeof addUp>[0]) =>
  addUp(items).map(({ food, grams }) => [food.name, grams])

describe('addUp', () => {
  it('[SHOP-3] adds one food up across recipes, units and factors', () => {
    const soup = buildCooking('Onion soup', [ingredient(onion, 3), ingredient(onion, 2, 'tbsp')], {
      factor: 2,
    })
    const salad = buildCooking('Salad', [ingredient(onion, 0.5, 'cup'), ingredient(onion, 25, 'g')], {
      factor: 0.5,
    })
    expect(gramsOf([soup, salad])).toEqual([['yellow onion', 2 * (330 + 20) + 0.5 * (80 + 25)]])
  })

  it('[SHOP-3] takes the word of the factor for people, servings and leftovers', () => {
    const chili = (factor: number) => buildCooking('Chili', [ingredient(onion, 1)], { factor })
    expect(gramsOf([chili(6)])).toEqual([['yellow onion', 660]])
    expect(gramsOf([chili(0)])).toEqual([])
    expect(gramsOf([chili(Number.NaN)])).toEqual([])
    expect(gramsOf([chili(Number.POSITIVE_INFINITY)])).toEqual([])
  })

  it('[SHOP-3] counts eggs as each dish cracks them', () => {
    const omelet = (itemId: string) =>
      buildCooking('Omelet', [ingredient(egg, 3, 'large')], { itemId, factor: 0.5 })
    expect(gramsOf([omelet('mon'), omelet('tue')])).toEqual([['egg', 200]])
  })

  it('[SHOP-3] never asks for water', () => {
    expect(
      addUp([buildCooking('Broth', [ingredient(water, 8, 'cup'), ingredient(salt, 1, 'tsp')])]),
    ).toMatchObject([{ food: { name: 'salt' }, grams: 6 }])
  })

  it('[SHOP-3] names what has no amount once', () => {
    const toTaste = { food: salt, quantity: 0, unit: 'none', grams: 0 } as const
    const needs = addUp([buildCooking('Chops', [toTaste, toTaste]), buildCooking('Stew', [toTaste])])
    expect(needs).toMatchObject([
      { food: { name: 'salt' }, grams: 0, unit: undefined, items: [{ title: 'Chops' }, { title: 'Stew' }] },
    ])
  })

  it('[SHOP-2] names an item once, however often it uses the food', () => {
    const pan = buildCooking('Pan', [ingredient(garlic, 1, 'clove'), ingredient(garlic, 1, 'tsp')])
    expect(addUp([pan])[0]?.items).toEqual([{ title: 'Pan', itemId: 'pan' }])
  })

  it.each([
    ['of all', [ingredient(garlic, 2, 'clove'), ingredient(garlic, 1, 'clove')], 'clove'],
    ['of none when they differ', [ingredient(garlic, 2, 'clove'), ingredient(garlic, 1, 'tsp')], undefined],
    ['of a piece where none is written', [{ food: onion, quantity: 2, grams: 220 }], 'piece'],
    [
      'of those that say how much',
      [ingredient(garlic, 1, 'tsp'), { food: garlic, quantity: 0, grams: 0 }],
      'tsp',
    ],
  ] as const)('[RCP-8] keeps the unit %s', (_whose, ingredients, unit) => {
    expect(addUp([buildCooking('Dish', ingredients)])[0]?.unit).toBe(unit)
  })
})
