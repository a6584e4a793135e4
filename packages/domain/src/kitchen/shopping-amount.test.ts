import { describe, expect, it } from 'vitest'
import { amountText, ingredientText } from './amount-text.ts'
import type { MeasuredFood } from './measured-food.ts'
import { packSizeOf, shoppingAmount } from './shopping-amount.ts'

const soldAs = (unit: MeasuredFood['buy']['unit'], grams: number): MeasuredFood => {
  return { name: 'onion', plural: 'onions', measures: {}, buy: { unit, grams } }
}

describe('packSizeOf', () => {
  it('[SHOP-3] is what a pack holds, by weight, and of nothing else', () => {
    const size = (unit: MeasuredFood['buy']['unit'], grams: number) => {
      const read = packSizeOf(soldAs(unit, grams))
      return read && [amountText(read.us), amountText(read.metric)]
    }
    expect(size('pack', 250)).toEqual(['9 oz', '250 g'])
    expect(size('pack', 1000)).toEqual(['2 ¼ lbs', '1 kg'])
    expect([size('can', 400), size('bunch', 200), size('loose', 50)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('shoppingAmount', () => {
  it.each([
    [1, 'can', 400, '1 can', '1 can'],
    [400, 'can', 400, '1 can', '1 can'],
    [400.01, 'can', 400, '2 cans', '2 cans'],
    [120, 'bunch', 200, '1 bunch', '1 bunch'],
    [250, 'bunch', 200, '2 bunches', '2 bunches'],
    [230, 'each', 110, '3', '3'],
    [900, 'pack', 450, '2 packs', '2 packs'],
    [1300, 'carton', 600, '3 cartons', '3 cartons'],
    [10, 'jar', 300, '1 jar', '1 jar'],
    [10, 'bottle', 500, '1 bottle', '1 bottle'],
    [801, 'bag', 400, '3 bags', '3 bags'],
    [650, 'head', 600, '2 heads', '2 heads'],
    [432, 'loose', 50, '1 lb', '450 g'],
    [20, 'loose', 50, '2 oz', '50 g'],
    [130, 'loose', 100, '8 oz', '200 g'],
    [480, 'loose', 50, '18 oz', '500 g'],
    [560, 'loose', 100, '1 ¼ lbs', '600 g'],
    [1210, 'loose', 50, '2 ¾ lbs', '1.25 kg'],
    [960, 'loose', 25, '34 oz', '975 g'],
    [1010, 'loose', 25, '2 ¼ lbs', '1,025 g'],
  ] as const)('[SHOP-3] %d g, sold as %s of %d g, are "%s" and "%s"', (needed, unit, grams, us, metric) => {
    const bought = shoppingAmount(needed, soldAs(unit, grams))!
    expect(amountText(bought.us, { locale: 'en-US' })).toBe(us)
    expect(amountText(bought.metric, { locale: 'en-US' })).toBe(metric)
  })

  it('[SHOP-3] says what is left over', () => {
    expect(shoppingAmount(500, soldAs('can', 400))?.us).toEqual({
      quantity: 2,
      unit: 'can',
      grams: 800,
      surplusGrams: 300,
      stepGrams: 400,
    })
  })

  it('[SHOP-3] buys no can more for the dust of a sum', () => {
    expect(shoppingAmount(400 + 1e-8, soldAs('can', 400))?.us.quantity).toBe(1)
    expect(shoppingAmount(0.1 + 0.2, soldAs('loose', 0.3))?.metric.surplusGrams).toBe(0)
  })

  it.each([0, -3, Number.NaN])('[SHOP-3] %d g is nothing to buy', (needed) => {
    expect(shoppingAmount(needed, soldAs('can', 400))).toBeUndefined()
  })

  it('[SHOP-3] names what is bought', () => {
    const bought = shoppingAmount(230, soldAs('each', 110))!
    expect(ingredientText(bought.us, soldAs('each', 110), { locale: 'en-US' })).toBe('3 onions')
  })
})
