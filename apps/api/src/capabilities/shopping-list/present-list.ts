import { measureOf } from '@butterleaf/contract/recipes/measure'
import type { ShoppingList as PresentedList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import type { ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { packSizeOf } from '@butterleaf/domain/kitchen/shopping-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import type { LineAtHome, RowTrip } from '@butterleaf/domain/shopping-list/home/row-at-home'
import type { ListLine } from '@butterleaf/domain/shopping-list/list-line'
import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import type { ShoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import type { Tick } from '@butterleaf/domain/shopping-list/ticks'
import { amountAndFood } from './amount-and-food.ts'

type Rows = readonly (readonly [key: string, row: ShoppingListRow])[]

/** A heading only where something stands under it. */
export function presentList({ aisles, ownLines, noLongerNeeded }: ShoppingList): PresentedList {
  const sections: (readonly [heading: string, rows: Rows])[] = [
    ...aisles.map(({ aisle, lines }) => [aisleHeadings[aisle], lines.map(foodRow)] as const),
    [listHeadings.own, ownLines.map(ownRow)],
    [listHeadings.noLongerNeeded, noLongerNeeded.map(tickedRow)],
  ]
  const standing = sections.filter(([, rows]) => rows.length > 0)
  return Object.fromEntries(standing.map(([heading, rows]) => [heading, Object.fromEntries(rows)]))
}

function foodRow(line: ListLine): Rows[number] {
  const { ingredient, food, neededGrams, items, isTicked, home } = line
  const packSize = packSizeOf(food)
  const row: ShoppingListRow = {
    kind: 'food',
    name: line.toBuy.us ? amountAndFood(line.toBuy.us, food).food : food.name,
    measures: presentEach(line.toBuy),
    needed: presentEach(line.needed),
    neededGrams,
    items: Object.fromEntries(items.map(({ title, itemId }) => [title, itemId])),
    checked: isTicked,
    more: presentEach(line.more),
    surplus: presentEach(line.surplus),
    ...(packSize && { packSize: presentEach(packSize) }),
    ...(home && ('boughtAs' in home ? { boughtAs: home.boughtAs } : { home: presentHome(home) })),
    ...(home?.trips && { trips: home.trips.map(presentTrip) }),
  }
  return [ingredient, row]
}

function presentHome(home: LineAtHome): ShoppingListRow['home'] {
  const { isCovered, neededGrams, nextUse, leftUntil, alsoFor } = home
  return {
    isCovered,
    neededGrams,
    needed: presentEach(home.needed),
    fromHome: presentEach(home.fromHome),
    toBuy: presentEach(home.toBuy),
    more: presentEach(home.more),
    left: presentEach(home.left),
    nextUse: nextUse ?? null,
    keepsUntil: leftUntil ?? null,
    alsoFor: [...alsoFor],
  }
}

function presentTrip({ date, neededGrams, toBuy, isTicked, more }: RowTrip) {
  return { date, neededGrams, toBuy: presentEach(toBuy), checked: isTicked, more: presentEach(more) }
}

function ownRow({ id, text, checked }: OwnLine): Rows[number] {
  return [id, { ...noNeed, kind: 'own', name: text, checked }]
}

function tickedRow({ ingredient }: Tick): Rows[number] {
  return [ingredient, { ...noNeed, kind: 'no-longer-needed', name: ingredient, checked: true }]
}

const nothing = { us: null, metric: null }
const noNeed = {
  measures: nothing,
  needed: nothing,
  neededGrams: 0,
  items: {},
  more: nothing,
  surplus: nothing,
}

export function presentEach(amounts: Readonly<Record<UnitSystem, ReadAmount | undefined>>) {
  const present = (amount: ReadAmount | undefined) => (amount ? measureOf(amount) : null)
  return { us: present(amounts.us), metric: present(amounts.metric) }
}
