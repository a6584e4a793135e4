import { describe, expect, it } from 'vitest'
import { addUp } from './add-up.ts'
import { buildCooking, foods, ingredient } from './testing/invented-week.ts'

const { egg, yolk, white, lemon, zest } = foods

describe('gramsAsSold', () => {
  it.each([
    [
      'three yolks and three whites are three eggs',
      [
        [yolk, 3],
        [white, 3],
      ],
      150,
    ],
    [
      'more yolks than whites are as many eggs as yolks',
      [
        [yolk, 4],
        [white, 1],
      ],
      200,
    ],
    [
      'eggs cracked whole give no yolk to spare',
      [
        [egg, 2],
        [yolk, 3],
        [white, 1],
      ],
      250,
    ],
    ['yolks alone are eggs', [[yolk, 2]], 100],
  ] as const)('[SHOP-3] %s', (_what, uses, grams) => {
    const dish = buildCooking(
      'Custard',
      uses.map(([food, count]) => ingredient(food, count, 'large')),
    )
    expect(addUp([dish])).toMatchObject([{ food: { name: 'egg' }, grams, unit: 'large' }])
  })

  it.each([
    ['zest comes off a lemon that is squeezed anyway', 2, 3, 168],
    ['zest alone asks for its lemon', 0, 3, 84],
    ['zest of more lemons than are squeezed asks for those', 1, 6, 168],
  ])('[SHOP-3] %s', (_what, lemons, teaspoons, grams) => {
    const squeezed = lemons > 0 ? [ingredient(lemon, lemons)] : []
    const dish = buildCooking('Dressing', [...squeezed, ingredient(zest, teaspoons, 'tsp')])
    expect(addUp([dish])).toMatchObject([{ food: { name: 'lemon' }, grams, unit: 'piece' }])
  })

  it('[SHOP-2] the dishes of all parts are reached from what is sold', () => {
    const custard = buildCooking('Custard', [ingredient(yolk, 2, 'large')])
    const meringue = buildCooking('Meringue', [ingredient(white, 2, 'large')])
    expect(addUp([meringue, custard])[0]?.items.map(({ title }) => title)).toEqual(['Custard', 'Meringue'])
  })
})
