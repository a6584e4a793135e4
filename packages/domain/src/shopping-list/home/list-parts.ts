import type { IsoDate } from '../../calendar/iso-date.ts'
import type { Aisle } from '../aisles.ts'
import type { ItemLink } from '../item-links.ts'
import type { ListLine } from '../list-line.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { ShoppingList } from '../shopping-list.ts'
import type { LineAtHome } from './row-at-home.ts'

/** A row with its near-equals (PAN-4). */
export type PartLine = Readonly<{
  food: ListFood
  isTicked: boolean
  isAtHome: boolean
  amounts: Pick<LineAtHome, 'needed' | 'toBuy' | 'more' | 'left'> & Partial<Pick<LineAtHome, 'fromHome'>>
  items: readonly ItemLink[]
  alsoFor: readonly string[]
  shop?: IsoDate
}>

export type ListPart = Readonly<{ lines: readonly PartLine[] }>

/** `shop`: LIV-5, the day of the shop that buys them; absent of a list with one shop. */
export type BuyPart = ListPart & Readonly<{ aisle: Aisle; shop?: IsoDate }>

export type ListParts = Readonly<{
  /** By shop, then in walking order, none empty. */
  toBuy: readonly BuyPart[]
  atHome: readonly PartLine[]
  gotIt: readonly PartLine[]
}>

/** PAN-3: what is to buy, what needs only a look, and what is bought. */
export function listParts({ aisles }: ShoppingList): ListParts {
  const all = aisles.flatMap(({ lines }) => lines)
  const parts = aisles.map(({ aisle, lines }) => {
    return { aisle, lines: lines.flatMap((line) => partLine(line, all)) }
  })
  const open = (line: PartLine) => !isDone(line) && !line.isAtHome
  const lines = parts.flatMap((part) => part.lines)
  const shops = [...new Set(lines.flatMap(({ shop }) => shop ?? []))].sort()
  const toBuy = (shops.length > 0 ? shops : [undefined]).flatMap((shop) =>
    parts.map((part) => {
      const there = part.lines.filter((line) => line.shop === shop)
      return { ...part, ...(shop && { shop }), lines: there.filter(open) }
    }),
  )
  return {
    toBuy: toBuy.filter((part) => part.lines.length > 0),
    atHome: lines.filter((line) => line.isAtHome && !isDone(line)),
    gotIt: lines.filter(isDone),
  }
}

function isDone({ isTicked, amounts: { more } }: PartLine): boolean {
  return isTicked && !more.us && !more.metric
}

/** None of a row that is bought as another one; LIV-5: two of a row that both shops buy. */
function partLine(line: ListLine, all: readonly ListLine[]): PartLine[] {
  const { food, isTicked, items, home } = line
  if (!home) {
    const { needed, toBuy, more, surplus: left } = line
    return [
      { ...{ food, isTicked, items }, isAtHome: false, amounts: { needed, toBuy, more, left }, alsoFor: [] },
    ]
  }
  if ('boughtAs' in home) return []
  const others = all.filter((other) => isBoughtAs(other, food.name))
  const whole: PartLine = {
    food,
    isTicked,
    isAtHome: home.isCovered,
    amounts: home,
    items: [line, ...others].flatMap((each) => each.items),
    alsoFor: home.alsoFor.map(({ ingredient }) => ingredient),
  }
  const { trips = [] } = home
  if (trips.length === 0) return [whole]
  const nothing = { us: undefined, metric: undefined }
  return trips.map(({ date, toBuy, more, isTicked }, index) => {
    // What is at home serves the first, and what is left is left by the last.
    const fromHome = index === 0 ? home.fromHome : nothing
    const left = index === trips.length - 1 ? home.left : nothing
    return { ...whole, isTicked, shop: date, amounts: { ...home, fromHome, toBuy, more, left } }
  })
}

function isBoughtAs({ home }: ListLine, name: string): boolean {
  return home !== undefined && 'boughtAs' in home && home.boughtAs === name
}
