import { describe, expect, it } from 'vitest'
import { amountText } from '../kitchen/amount-text.ts'
import type { UnitSystem } from '../kitchen/units.ts'
import { addUp } from './add-up.ts'
import { listLine } from './list-line.ts'
import type { CookedIngredient, ListFood } from './listed-cooking.ts'
import { buildCooking, foods, ingredient } from './testing/invented-week.ts'

const { onion, garlic, pumpkin, cream, egg, coconutMilk, salt } = foods

function lineOf(ingredients: readonly CookedIngredient[], tick?: { neededGrams: number; checked?: boolean }) {
  const [need] = addUp([buildCooking('Dish', ingredients)])
  if (!need) throw new Error('nothing needed')
  return listLine(need, tick && { ingredient: need.food.name, checked: true, atMs: 1, ...tick })
}

function read(amounts: ReturnType<typeof lineOf>['needed' | 'toBuy'], system: UnitSystem) {
  const amount = amounts[system]
  return amount && amountText(amount, { locale: 'en-US' })
}

describe('listLine', () => {
  it.each([
    [
      'garlic',
      [ingredient(garlic, 2, 'clove'), ingredient(garlic, 1, 'clove')],
      '3 cloves',
      '1 head',
      '10 cloves',
    ],
    ['cream', [ingredient(cream, 1, 'cup'), ingredient(cream, 0.5, 'cup')], '1 ½ cups', '2 cartons', '⅔ cup'],
    ['eggs', [ingredient(egg, 7, 'large')], '7 large', '1 carton', '5 large'],
    ['onions', [ingredient(onion, 1.5)], '1 ½', '2', '½'],
    ['a part of an onion', [ingredient(onion, 0.625)], '¾', '1', '¼'],
    ['nearly all of an onion', [ingredient(onion, 0.9)], '1', '1', undefined],
    ['onions cut both ways', [ingredient(onion, 1), ingredient(onion, 1, 'cup')], '2 ½', '3', '½'],
    ['pumpkin by the cup', [ingredient(pumpkin, 2, 'cup')], '2 cups', '12 oz', '1 cup'],
    ['pumpkin', [ingredient(pumpkin, 430, 'g')], '15 oz', '1 lb', '1 oz'],
    ['salt', [ingredient(salt, 2, 'tsp'), ingredient(salt, 1, 'tbsp')], '5 tsp', '1 pack', '1 ⅔ cups'],
  ] as const)(
    '[SHOP-3] [RCP-8] %s: needed, bought and left over',
    (_food, ingredients, needed, bought, left) => {
      const line = lineOf(ingredients)
      expect(read(line.needed, 'us')).toBe(needed)
      expect(read(line.toBuy, 'us')).toBe(bought)
      expect(read(line.surplus, 'us')).toBe(left)
    },
  )

  it('[SHOP-1] says it in the metric kitchen too', () => {
    const line = lineOf([ingredient(pumpkin, 430, 'g')])
    expect([line.needed, line.toBuy, line.surplus].map((each) => read(each, 'metric'))).toEqual([
      '430 g',
      '500 g',
      '70 g',
    ])
  })

  it('[SHOP-3] says nothing of what sticks to the spoon', () => {
    expect(lineOf([ingredient(coconutMilk, 399, 'g')]).surplus).toEqual({ us: undefined, metric: undefined })
    expect(read(lineOf([ingredient(coconutMilk, 390, 'g')]).surplus, 'metric')).toBe('10 g')
  })

  it.each([398.1, 395.6, 394, 370])(
    '[HELD-5] of %d g out of a can of 400 what is left over is said only where it is of use',
    (grams) => {
      const { surplus } = lineOf([ingredient(coconutMilk, grams, 'g')])
      const left = 400 - grams
      expect(surplus.metric === undefined).toBe(left < 5)
    },
  )

  it('[SHOP-3] what has no amount is a line without one', () => {
    const line = lineOf([{ food: salt, quantity: 0, unit: 'none', grams: 0 }])
    const none = { us: undefined, metric: undefined }
    expect(line).toMatchObject({
      ingredient: 'salt',
      neededGrams: 0,
      needed: none,
      toBuy: none,
      surplus: none,
    })
  })

  it.each<[story: string, food: ListFood, then: number, now: number, us?: string, metric?: string]>([
    ['another two cans', coconutMilk, 400, 1200, '2 cans', '2 cans'],
    ['what the cans bought still hold is no more', coconutMilk, 410, 790],
    ['less needed is no more', coconutMilk, 790, 100],
    ['a weight in the steps of each kitchen', pumpkin, 430, 900, '1 lb', '400 g'],
    ['ticked when there was no amount, the least was bought', coconutMilk, 0, 300],
    ['and beyond the least is more', coconutMilk, 0, 500, '1 can', '1 can'],
  ])('[SHOP-5] grown since it was ticked: %s', (_story, food, neededGrams, now, us, metric) => {
    const line = lineOf([ingredient(food, now, 'g')], { neededGrams })
    expect(line.isTicked).toBe(true)
    expect([read(line.more, 'us'), read(line.more, 'metric')]).toEqual([us, metric])
  })

  it('[SHOP-5] a line that is not ticked has not grown', () => {
    const line = lineOf([ingredient(coconutMilk, 900, 'g')], { neededGrams: 100, checked: false })
    expect(line).toMatchObject({ isTicked: false, more: { us: undefined, metric: undefined } })
  })
})
