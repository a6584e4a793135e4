import type { Measure } from '@butterleaf/contract/recipes/measure-schema'
import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { amountText } from '@butterleaf/domain/kitchen/amount-text'
import { type UnitName, units } from '@butterleaf/domain/kitchen/units'

type Said = readonly [quantity: number, unit: UnitName]
type RowWish = Partial<Omit<ShoppingListRow, 'measures' | 'needed' | 'more' | 'surplus'>> & {
  /** One text for both unit systems, or the US one and the metric one. */
  buy?: Said | readonly [us: Said, metric: Said]
  needed?: Said
  more?: Said
  surplus?: Said
}

/** A row as the server sends it; fields that a test doesn't name are empty. */
export function buildRow({ buy, needed, more, surplus, ...row }: RowWish): ShoppingListRow {
  const [us, metric] = isPair(buy) ? buy : [buy, buy]
  return {
    kind: 'food',
    name: 'garlic',
    neededGrams: 0,
    items: {},
    checked: false,
    measures: { us: said(us), metric: said(metric) },
    needed: { us: said(needed), metric: said(needed) },
    more: { us: said(more), metric: said(more) },
    surplus: { us: said(surplus), metric: said(surplus) },
    ...row,
  }
}

type HomeWish = Partial<Omit<Home, 'needed' | 'fromHome' | 'toBuy' | 'left' | 'more'>> &
  Partial<Record<'needed' | 'fromHome' | 'toBuy' | 'left', Said>>
type Home = NonNullable<ShoppingListRow['home']>

/** What is at home of a row, as the server sends it; nothing, unless a test says so. */
export function buildHome({ needed, fromHome, toBuy, left, ...home }: HomeWish): Home {
  const both = (amount?: Said) => ({ us: said(amount), metric: said(amount) })
  return {
    ...{ isCovered: false, neededGrams: 0, nextUse: null, keepsUntil: null, alsoFor: [] },
    ...{ needed: both(needed), fromHome: both(fromHome), toBuy: both(toBuy), left: both(left), more: both() },
    ...home,
  }
}

/** Three aisles, an own line, and a row that is no longer needed. Its items are in a plan of `buildPlan`. */
export function buildList(): ShoppingList {
  return {
    Produce: {
      garlic: buildRow({
        name: 'garlic',
        buy: [1, 'head'],
        needed: [3, 'clove'],
        surplus: [10, 'clove'],
        neededGrams: 9,
        items: { 'Skillet salmon': 'w1d2-dinner', 'Jammy eggs': 'w1d1-breakfast' },
      }),
      pumpkin: buildRow({
        name: 'pumpkin',
        buy: [
          [1, 'lb'],
          [500, 'g'],
        ],
        neededGrams: 430,
        items: { 'Pork chops': 'w1d3-dinner' },
      }),
    },
    Dairy: {
      'heavy cream': buildRow({
        name: 'heavy cream',
        buy: [1, 'carton'],
        needed: [0.5, 'cup'],
        checked: true,
      }),
    },
    'Cans and jars': {
      'coconut milk': buildRow({
        name: 'coconut milk',
        buy: [4, 'can'],
        more: [2, 'can'],
        neededGrams: 1600,
        checked: true,
      }),
    },
    Other: { soap: buildRow({ kind: 'own', name: 'Soap' }) },
    'No longer needed': {
      kohlrabi: buildRow({ kind: 'no-longer-needed', name: 'kohlrabi', checked: true }),
    },
  }
}

/** [LIV-5] Spinach is bought on Monday and on Thursday, beef on Thursday. */
export function buildTwoShops({
  checked = [false, false],
}: {
  checked?: readonly boolean[]
} = {}): ShoppingList {
  const trip = (date: string, toBuy: Said, neededGrams: number, isChecked = false) => {
    const amounts = { toBuy: { us: said(toBuy), metric: said(toBuy) }, more: { us: null, metric: null } }
    return { date, neededGrams, checked: isChecked, ...amounts }
  }
  const spinach = [
    trip('2026-11-23', [1, 'bag'], 150, checked[0]),
    trip('2026-11-26', [2, 'bag'], 500, checked[1]),
  ]
  const beef = [trip('2026-11-26', [1, 'pack'], 400)]
  return {
    Produce: {
      spinach: buildRow({
        ...{ name: 'spinach', buy: [3, 'bag'], needed: [500, 'g'], neededGrams: 500, trips: spinach },
        ...{ checked: checked.includes(true), home: buildHome({ toBuy: [3, 'bag'] }) },
      }),
    },
    'Meat and poultry': {
      beef: buildRow({
        ...{ name: 'beef', buy: [1, 'pack'], neededGrams: 400, trips: beef },
        home: buildHome({ toBuy: [1, 'pack'] }),
      }),
    },
  }
}

function said(amount: Said | undefined): Measure | null {
  if (!amount) return null
  const [quantity, unit] = amount
  const { id, name } = units[unit]
  return {
    amount: quantity,
    unit_id: id,
    unit_name: name,
    text: amountText({ quantity, unit }, { locale: 'en-US' }),
  }
}

function isPair(buy: RowWish['buy']): buy is readonly [Said, Said] {
  return Array.isArray(buy?.[0])
}
