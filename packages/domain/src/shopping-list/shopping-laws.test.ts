import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../kitchen/amount.ts'
import type { MeasuredFood } from '../kitchen/measured-food.ts'
import { type KitchenAmount, toleranceGrams } from '../kitchen/scale-amount.ts'
import { type UnitName, units } from '../kitchen/units.ts'
import { foodAsSold } from './grams-as-sold.ts'
import type { ListedCooking } from './listed-cooking.ts'
import { shoppingList } from './shopping-list.ts'
import { foods, ingredient } from './testing/invented-week.ts'

const runs = { numRuns: 500 }
const systems = ['us', 'metric'] as const
const measuredIn: UnitName[] = ['g', 'oz', 'cup', 'tbsp', 'tsp', 'clove', 'piece', 'large', 'can', 'ml']
/** The billionth that no can is bought for. */
const dust = 1e-8
/** What sticks to the spoon. */
const unsaidShare = 0.01
/** Of the rows that chance invents, at least this share has a need and a purchase that can be added up. */
const leastCompared = 0.1

const ingredientArbitrary = fc.constantFrom(...Object.values(foods)).chain((food) => {
  const units = measuredIn.filter((unit) => amountOf(1, unit, food))
  const quantity = fc.double({ min: 0.01, max: 900, noNaN: true })
  return fc.tuple(quantity, fc.constantFrom(...units)).map(([of, unit]) => ingredient(food, of, unit))
})

const itemsArbitrary: fc.Arbitrary<ListedCooking[]> = fc.uniqueArray(
  fc.record({
    itemId: fc.uuid(),
    recipeTitle: fc.constantFrom('Chili', 'Curry', 'Omelet', 'Curry (2)'),
    factor: fc.double({ min: 0.05, max: 12, noNaN: true }),
    ingredients: fc.array(ingredientArbitrary, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 8, selector: ({ itemId }) => itemId },
)

const linesOf = (items: readonly ListedCooking[], ticks: Parameters<typeof shoppingList>[0]['ticks'] = []) =>
  shoppingList({ items, ticks, ownLines: [] }).aisles.flatMap(({ lines }) => lines)

/** Two weights, or pieces of one kind. */
function isReadAlike(one: UnitName, other: UnitName): boolean {
  return one === other || (units[one].kind === 'mass' && units[other].kind === 'mass')
}

/** Half the way to the next mark of its measure: what is left can't be said more exactly. */
function markGrams({ quantity, unit, cookedGrams }: KitchenAmount, food: MeasuredFood): number {
  return toleranceGrams({ quantity, unit, grams: cookedGrams }, food)
}

describe('laws of the shopping list', () => {
  it('[SHOP-3] the order of items and of their ingredients changes nothing', () => {
    const shuffledArbitrary = itemsArbitrary.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    )
    fc.assert(
      fc.property(shuffledArbitrary, ([items, shuffled]) => {
        const turned = shuffled.map((item) => ({ ...item, ingredients: item.ingredients.toReversed() }))
        expect(linesOf(turned)).toEqual(linesOf(items))
      }),
      runs,
    )
  })

  it('[SHOP-3] what is bought covers the need in both kitchens, and by less than a step', () => {
    fc.assert(
      fc.property(itemsArbitrary, fc.constantFrom(...systems), (items, system) => {
        for (const { neededGrams, toBuy } of linesOf(items)) {
          const { grams, stepGrams } = toBuy[system]!
          expect(grams).toBeGreaterThanOrEqual(neededGrams * (1 - dust))
          expect(grams - neededGrams).toBeLessThan(stepGrams)
        }
      }),
      runs,
    )
  })

  it('[SHOP-3] what is said to be needed and to be left over adds up to what is bought', () => {
    const lines = { all: 0, compared: 0 }
    fc.assert(
      fc.property(itemsArbitrary, fc.constantFrom(...systems), (items, system) => {
        for (const { food, needed, surplus, toBuy } of linesOf(items)) {
          const [need, left, bought] = [needed[system], surplus[system], toBuy[system]]
          lines.all += 1
          if (!need || !bought || !isReadAlike(need.unit, bought.unit)) continue
          lines.compared += 1
          const unsaid = bought.grams - need.cookedGrams - (left?.cookedGrams ?? 0)
          const most = left ? markGrams(left, food) : markGrams(need, food) + bought.grams * unsaidShare
          expect(left ? Math.abs(unsaid) : unsaid).toBeLessThanOrEqual(most + bought.grams * dust)
        }
      }),
      runs,
    )
    // A law about no row would hold as well.
    expect(lines.compared / lines.all).toBeGreaterThan(leastCompared)
  })

  it('[SHOP-3] more cooked is never less bought', () => {
    const growth = fc.double({ min: 1, max: 4, noNaN: true })
    fc.assert(
      fc.property(itemsArbitrary, itemsArbitrary, growth, (items, added, times) => {
        const grown = [...items.map((item) => ({ ...item, factor: item.factor * times })), ...added]
        const after = new Map(linesOf(grown).map((line) => [line.ingredient, line]))
        for (const { ingredient: name, toBuy } of linesOf(items))
          for (const system of systems)
            expect(after.get(name)?.toBuy[system]?.grams).toBeGreaterThanOrEqual(toBuy[system]!.grams)
      }),
      runs,
    )
  })

  it('[SHOP-5] what a tick covered and what it grew by are what is to buy now', () => {
    fc.assert(
      fc.property(itemsArbitrary, itemsArbitrary, (items, added) => {
        const before = linesOf(items)
        const ticks = before.map(({ ingredient: name, neededGrams }) => {
          return { ingredient: name, checked: true, atMs: 1, neededGrams }
        })
        const after = new Map(linesOf([...items, ...added], ticks).map((line) => [line.ingredient, line]))
        for (const { ingredient: name, toBuy } of before)
          for (const system of systems) {
            const now = after.get(name)!
            const covered = toBuy[system]!.grams + (now.more[system]?.grams ?? 0)
            expect(covered).toBeCloseTo(now.toBuy[system]!.grams, 6)
          }
      }),
      runs,
    )
  })

  it('[SHOP-2] every item is reachable from all it needs, by a title of its own', () => {
    fc.assert(
      fc.property(itemsArbitrary, (items) => {
        const lines = linesOf(items)
        for (const line of lines)
          expect(new Set(line.items.map(({ title }) => title)).size).toBe(line.items.length)
        for (const { itemId, ingredients } of items)
          for (const { food } of ingredients.filter((each) => each.food !== foods.water)) {
            const line = lines.find((each) => each.ingredient === foodAsSold(food).name)
            expect(line?.items.map((link) => link.itemId)).toContain(itemId)
          }
      }),
      runs,
    )
  })
})
