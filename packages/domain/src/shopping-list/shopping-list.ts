import { addUp } from './add-up.ts'
import { type Aisle, aisles } from './aisles.ts'
import type { RowAtHome } from './home/row-at-home.ts'
import { type ListLine, listLine } from './list-line.ts'
import type { ListedCooking } from './listed-cooking.ts'
import type { OwnLine } from './own-lines.ts'
import { mergeTicks, type Tick } from './ticks.ts'

export type ListedAisle = { aisle: Aisle; lines: readonly ListLine[] }

export type ShoppingList = {
  /** In walking order, none empty. */
  aisles: readonly ListedAisle[]
  /** Ticked, so perhaps bought, but no item needs it any more. */
  noLongerNeeded: readonly Tick[]
  ownLines: readonly OwnLine[]
}

export type ListRequest = {
  items: readonly ListedCooking[]
  ticks: readonly Tick[]
  ownLines: readonly OwnLine[]
  /** PAN-3: by the key of a row. */
  home?: ReadonlyMap<string, RowAtHome>
}

/** SHOP-1, SHOP-2, SHOP-3. */
export function shoppingList({ items, ticks, ownLines, home }: ListRequest): ShoppingList {
  const lastTicks = mergeTicks(ticks, [])
  const tickOf = new Map(lastTicks.map((tick) => [tick.ingredient, tick]))
  const lines = addUp(items).map((need) => {
    const line = listLine(need, tickOf.get(need.food.name))
    return home ? { ...line, home: home.get(need.food.name) } : line
  })
  const listed = new Set(lines.map(({ ingredient }) => ingredient))
  return {
    aisles: aisles
      .map((aisle) => ({ aisle, lines: lines.filter(({ food }) => food.aisle === aisle) }))
      .filter((listedAisle) => listedAisle.lines.length > 0),
    noLongerNeeded: lastTicks.filter(({ checked, ingredient }) => checked && !listed.has(ingredient)),
    ownLines,
  }
}
