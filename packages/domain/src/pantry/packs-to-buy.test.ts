import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packGrams, packsToBuy } from './packs-to-buy.ts'
import type { PackSize } from './stock-food.ts'

const bag = (grams: number): PackSize => ({ unit: 'bag', grams })
const countsOf = (grams: number, packs: readonly PackSize[]) =>
  packsToBuy(grams, packs).map(({ pack, count }) => [count, pack.grams])

describe('packs to buy', () => {
  it.each([
    [0, [bag(200)], []],
    [1e-5, [bag(200)], [[1, 200]]],
    [400.0000001, [bag(200)], [[2, 200]]],
    [401, [bag(200)], [[3, 200]]],
    [410, [bag(200), bag(450)], [[1, 450]]],
    [180, [bag(200), bag(450)], [[1, 200]]],
    [800, [bag(200), bag(400)], [[2, 400]]],
    [470, [bag(200), bag(450)], [[3, 200]]],
    [
      620,
      [bag(200), bag(450)],
      [
        [1, 450],
        [1, 200],
      ],
    ],
    [
      450,
      [bag(100), bag(150), bag(300)],
      [
        [1, 300],
        [1, 150],
      ],
    ],
    [310, [{ unit: 'loose', grams: 100 }, bag(450)], [[4, 100]]],
    [900, [{ unit: 'loose', grams: 100 }, bag(450)], [[9, 100]]],
  ] as const)('[SHOP-3] %f g of %j are bought as %j', (grams, packs, expected) => {
    expect(countsOf(grams, packs)).toEqual(expected)
  })

  it('[SHOP-3] cover the need by less than the smallest pack', () => {
    const packs = fc.uniqueArray(fc.integer({ min: 10, max: 900 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), packs, (grams, sizes) => {
        const sorted = sizes.sort((a, b) => a - b)
        const bought = packGrams(packsToBuy(grams, sorted.map(bag)))
        expect(bought).toBeGreaterThanOrEqual(grams * (1 - 1e-8))
        expect(bought - grams).toBeLessThan(sorted[0]! * (1 + 1e-8))
      }),
    )
  })
})
