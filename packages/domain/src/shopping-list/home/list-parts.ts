import type { Aisle } from '../aisles.ts'
import type { ItemLink } from '../item-links.ts'
import type { ListLine } from '../list-line.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { ShoppingList } from '../shopping-list.ts'
import type { LineAtHome } from './line-at-home.ts'

/** A row with its near-equals (PAN-4). */
export type PartLine = Readonly<{
  food: ListFood
  isTicked: boolean
  isAtHome: boolean
  amounts: Pick<LineAtHome, 'needed' | 'toBuy' | 'more' | 'left'> & Partial<Pick<LineAtHome, 'fromHome'>>
  items: readonly ItemLink[]
  alsoFor: readonly string[]
}>

export type ListPart = Readonly<{ lines: readonly PartLine[] }>

export type ListParts = Readonly<{
  /** In walking order, none empty. */
  toBuy: readonly (ListPart & { aisle: Aisle })[]
  atHome: readonly PartLine[]
  gotIt: readonly PartLine[]
}>

/** PAN-3: what is to buy, what needs only a look, and what is bought. */
export function listParts({ aisles }: ShoppingList): ListParts {
  const all = aisles.flatMap(({ lines }) => lines)
  const parts = aisles.map(({ aisle, lines }) => {
    return { aisle, lines: lines.flatMap((line) => partLine(line, all)) }
  })
  const isDone = ({ isTicked, amounts: { more } }: PartLine) => isTicked && !more.us && !more.metric
  const open = (line: PartLine) => !isDone(line) && !line.isAtHome
  const lines = parts.flatMap((part) => part.lines)
  return {
    toBuy: parts
      .map((part) => ({ ...part, lines: part.lines.filter(open) }))
      .filter((part) => part.lines.length > 0),
    atHome: lines.filter((line) => line.isAtHome && !isDone(line)),
    gotIt: lines.filter(isDone),
  }
}

/** None of a row that is bought as another one. */
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
  return [
    {
      food,
      isTicked,
      isAtHome: home.isCovered,
      amounts: home,
      items: [line, ...others].flatMap((each) => each.items),
      alsoFor: home.alsoFor.map(({ ingredient }) => ingredient),
    },
  ]
}

function isBoughtAs({ home }: ListLine, name: string): boolean {
  return home !== undefined && 'boughtAs' in home && home.boughtAs === name
}
