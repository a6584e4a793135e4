import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../calendar/iso-date.ts'
import type { KitchenAmount } from '../../kitchen/scale-amount.ts'
import type { Purchase } from '../../kitchen/shopping-amount.ts'
import type { ListLine } from '../list-line.ts'
import type { ListFood } from '../listed-cooking.ts'
import { foods } from '../testing/invented-week.ts'
import { listParts } from './list-parts.ts'
import type { LineAtHome, RowAtHome } from './row-at-home.ts'

const [monday, thursday] = [parseIsoDate('2026-11-23')!, parseIsoDate('2026-11-26')!]
const amount = (quantity: number) => {
  const grams = quantity * 100
  const both: Purchase & KitchenAmount = {
    ...{ quantity, unit: 'piece', grams, surplusGrams: 0, stepGrams: 100 },
    ...{ exactGrams: grams, cookedGrams: grams, rounding: 'none' },
  }
  return { us: both, metric: both }
}
const nothing = { us: undefined, metric: undefined }
const atHome = (facts: Partial<LineAtHome> & Pick<RowAtHome, 'trips'>): RowAtHome => ({
  ...{ isCovered: false, neededGrams: 100, needed: amount(1), fromHome: amount(2), toBuy: amount(3) },
  ...{ more: nothing, left: amount(4), nextUse: undefined, leftUntil: undefined, alsoFor: [] },
  ...facts,
})
const line = (food: ListFood, facts: Partial<ListLine> = {}): ListLine => ({
  ...{ ingredient: food.name, food, items: [{ title: food.name, itemId: food.id }], neededGrams: 100 },
  ...{ needed: amount(1), toBuy: amount(1), surplus: nothing, isTicked: false, more: nothing },
  ...facts,
})
const partsOf = (...lines: readonly ListLine[]) =>
  listParts({ aisles: [{ aisle: 'produce', lines }], noLongerNeeded: [], ownLines: [] })

describe('the parts of a list', () => {
  it('[PAN-4] a row that others are bought as leads to their dishes too, and to those of no other row', () => {
    const { toBuy } = partsOf(
      line(foods.onion, { home: atHome({}) }),
      line(foods.garlic, { home: { boughtAs: foods.onion.name } }),
      line(foods.lemon, { home: { boughtAs: foods.cream.name } }),
      line(foods.pumpkin, { home: atHome({}) }),
      line(foods.egg),
    )
    expect(toBuy[0]?.lines.map(({ food, items }) => [food.name, items.map(({ title }) => title)])).toEqual([
      ['yellow onion', ['yellow onion', 'garlic']],
      ['pumpkin', ['pumpkin']],
      ['egg', ['egg']],
    ])
  })

  it('[LIV-5] of two shops the first has what is at home, and the last what is left', () => {
    const trip = (date: typeof monday, quantity: number) => {
      return { date, neededGrams: 50, toBuy: amount(quantity), isTicked: false, more: nothing }
    }
    const home = atHome({ trips: [trip(monday, 5), trip(thursday, 6)] })
    const shops = partsOf(line(foods.onion, { home })).toBuy.map(({ shop, lines }) => [
      shop,
      lines.map(({ amounts: { fromHome, toBuy, left } }) =>
        [fromHome, toBuy, left].map((each) => each?.metric?.quantity),
      ),
    ])
    expect(shops).toEqual([
      [monday, [[2, 5, undefined]]],
      [thursday, [[undefined, 6, 4]]],
    ])
  })

  it('[PAN-3] what is covered at home is no purchase, and what is ticked is bought unless it grew', () => {
    const {
      toBuy,
      atHome: there,
      gotIt,
    } = partsOf(
      line(foods.onion, { home: atHome({ isCovered: true }) }),
      line(foods.garlic, { home: atHome({}), isTicked: true }),
      line(foods.pumpkin, {
        home: atHome({ more: { us: undefined, metric: amount(1).metric } }),
        isTicked: true,
      }),
      line(foods.lemon, { isTicked: true, more: { us: amount(1).us, metric: undefined } }),
    )
    const names = (lines: readonly { food: { name: string } }[] = []) => lines.map(({ food }) => food.name)
    expect([names(toBuy[0]?.lines), names(there), names(gotIt)]).toEqual([
      ['pumpkin', 'lemon'],
      ['yellow onion'],
      ['garlic'],
    ])
  })
})
