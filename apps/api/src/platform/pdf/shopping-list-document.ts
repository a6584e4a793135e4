import type { ListedAisle, ListedLine, OwnLine, ShoppingListModel } from './models/shopping-list-model.ts'
import {
  type Cell,
  type Content,
  heading,
  prose,
  span,
  type TextNode,
  line as textLine,
} from './parts/content.ts'
import { dateRangeText, weekdayText } from './parts/dates.ts'
import { forWhomText } from './parts/figures.ts'
import { framePages } from './parts/page-frame.ts'
import { palette } from './parts/palette.ts'
import { hairlines } from './parts/table-layouts.ts'
import { titleBlock } from './parts/title-block.ts'

const columnWidths = [12, 62, '*', 232]
const smallPt = 8
/** A row names its dishes up to this many; a food like garlic is in too many to be named. */
const mostTitles = 2
const systemWords = { us: 'US measures', metric: 'metric measures' } as const

/** SHOP-4: the list of a week, to be taken along and ticked with a pen. */
export function shoppingListDocument(model: ShoppingListModel): object {
  const { weekNumber, startDate, endDate, system, aisles, ownLines } = model
  const title = `Shopping list, week ${weekNumber}`
  const dates = dateRangeText(startDate, endDate)
  const { atHome, gotIt } = model
  const sections = [
    ...aisles.map((aisle, index) => aisleTable(aisle, shopHeading(aisles, index))),
    ...(ownLines.length > 0 ? [ownTable(ownLines)] : []),
    ...(atHome.length > 0 ? [aisleTable({ heading: 'At home, check these', lines: atHome })] : []),
    ...(gotIt.length > 0 ? [aisleTable({ heading: 'Got it', lines: gotIt })] : []),
  ]
  return framePages({
    title,
    subject: `${dates}, ${forWhomText(model)}`,
    system,
    content: [
      titleBlock(title, `${dates} · ${forWhomText(model)} · ${systemWords[system]}`),
      ...(sections.length > 0 ? sections : [nothingToBuy()]),
      ...noLongerNeededBlock(model.noLongerNeeded),
    ],
  })
}

function nothingToBuy(): Content {
  return prose('Nothing to buy: no dish of this week is cooked from a recipe yet.', { fontSize: 12 })
}

function aisleTable({ heading: name, lines }: ListedAisle, above: readonly Cell[][] = []): Content {
  const rows = lines.map((line): Cell[] => [
    tickBox(isDone(line)),
    amountCell(line),
    ingredientCell(line),
    prose(purposeOf(line), { fontSize: smallPt, color: palette.muted, margin: [0, 1.5, 0, 0] }),
  ])
  return table(name, rows, above)
}

/** LIV-5: "Thursday’s shop, 12 items" above the first aisle of each of two shops. */
function shopHeading(aisles: readonly ListedAisle[], index: number): Cell[][] {
  const { shop } = aisles[index]!
  if (!shop || aisles[index - 1]?.shop === shop) return []
  const items = aisles.filter((aisle) => aisle.shop === shop).flatMap(({ lines }) => lines).length
  const words = `${weekdayText(shop)}’s shop, ${items} ${items === 1 ? 'item' : 'items'}`
  return [[{ ...heading(words, { fontSize: 18, margin: [0, 4, 0, 4] }), colSpan: 4 }, {}, {}, {}]]
}

function ownTable(lines: readonly OwnLine[]): Content {
  return table(
    'Your own lines',
    lines.map(({ text, isTicked }) => [
      tickBox(isTicked),
      { ...prose(text, isTicked ? struck : {}), colSpan: 3 },
      {},
      {},
    ]),
  )
}

/** The heading is repeated where the aisle goes on, and never ends a page. */
function table(name: string, rows: readonly Cell[][], above: readonly Cell[][] = []): Content {
  const count = prose(`${rows.length} ${rows.length === 1 ? 'item' : 'items'}`, {
    fontSize: smallPt,
    color: palette.muted,
    alignment: 'right',
    margin: [0, 5, 0, 0],
  })
  const head: Cell[] = [
    { ...heading(name, { fontSize: 14, color: palette.leaf }), colSpan: 3 },
    {},
    {},
    count,
  ]
  return {
    table: {
      headerRows: above.length + 1,
      keepWithHeaderRows: Math.min(rows.length, 2),
      dontBreakRows: true,
      widths: [...columnWidths],
      body: [...above, head, ...rows],
    },
    layout: hairlines(2.6),
    margin: [0, 0, 0, 10],
  }
}

const struck = { color: palette.muted, decoration: 'lineThrough' } as const

function isDone({ isTicked, more }: ListedLine): boolean {
  return isTicked && more === undefined
}

function amountCell(line: ListedLine): TextNode {
  const text = line.more ?? line.amount ?? ''
  return prose(text, { bold: true, ...(isDone(line) ? struck : {}) })
}

function ingredientCell(line: ListedLine): Content {
  const notes = notesOf(line).map((note) => span(`  ${note}`, { fontSize: smallPt, color: palette.muted }))
  return textLine([span(line.ingredient, isDone(line) ? struck : {}), ...notes])
}

/** "Huevos rancheros, Chili and 3 more" */
function purposeOf({ recipeTitles }: ListedLine): string {
  const more = recipeTitles.length - mostTitles
  const named = recipeTitles.slice(0, mostTitles).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}

function notesOf(line: ListedLine): string[] {
  const { amount, more, isTicked, packSize, surplus, fromHome, alsoFor = [] } = line
  return [
    ...(packSize && !isDone(line) ? [`${packSize} a pack`] : []),
    ...(isTicked && more ? [`more than when you ticked it${amount ? `: ${amount} in all` : ''}`] : []),
    ...(fromHome ? [`${fromHome} at home`] : []),
    ...(alsoFor.length > 0 ? [`also for dishes with ${alsoFor.join(', ')}`] : []),
    ...(isDone(line) ? ['ticked'] : surplus ? [`${surplus} left over`] : []),
  ]
}

function noLongerNeededBlock(names: readonly string[]): Content[] {
  if (names.length === 0) return []
  return [
    prose(`No longer needed, though you ticked it: ${names.join(', ')}.`, {
      fontSize: smallPt,
      color: palette.muted,
    }),
  ]
}

const sidePt = 10.5

/** Ruled to be ticked with a pen; where it is ticked already, filled dark with the tick left white. */
function tickBox(isTicked: boolean): Content {
  const square = { type: 'rect', x: 0.5, y: 1, w: sidePt, h: sidePt, r: 2.2, lineWidth: 1 }
  if (!isTicked) return { canvas: [{ ...square, lineColor: palette.ink }] }
  const tick = {
    type: 'polyline',
    lineWidth: 1.6,
    lineColor: palette.white,
    lineCap: 'round',
    lineJoin: 'round',
    points: [
      { x: 3, y: 6.4 },
      { x: 5, y: 8.6 },
      { x: 8.6, y: 4 },
    ],
  }
  return { canvas: [{ ...square, color: palette.leaf, lineColor: palette.leaf }, tick] }
}
