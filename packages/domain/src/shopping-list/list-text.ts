import { amountText, ingredientText } from '../kitchen/amount-text.ts'
import { type UnitName, type UnitSystem, units } from '../kitchen/units.ts'
import { aisleHeadings } from './aisles.ts'
import type { ListLine } from './list-line.ts'
import type { ShoppingList } from './shopping-list.ts'

export type ListTextOptions = { system: UnitSystem; locale?: string }

const ownHeading = 'Other'

/** What is still to buy, for whoever goes: a heading an aisle, a line a food; empty when all is bought. */
export function listText(list: ShoppingList, options: ListTextOptions): string {
  const sections = list.aisles.map(({ aisle, lines }) =>
    sectionText(
      aisleHeadings[aisle],
      lines.flatMap((line) => lineText(line, options)),
    ),
  )
  const own = list.ownLines.filter(({ checked }) => !checked).map(({ text }) => text)
  return [...sections, sectionText(ownHeading, own)].filter((text) => text !== '').join('\n\n')
}

function sectionText(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines.map((line) => `- ${line}`)].join('\n')
}

/** Of a ticked line only what it grew by. */
function lineText(line: ListLine, options: ListTextOptions): string[] {
  const { food, isTicked, more, toBuy } = line
  const purchase = (isTicked ? more : toBuy)[options.system]
  if (!purchase) return isTicked ? [] : [food.name]
  const bought = ingredientText(purchase, food, options)
  return [isTicked ? bought : `${bought}${neededText(line, purchase.unit, options)}`]
}

/** Cans and cucumbers differ from shop to shop: how much they must come to is said where it is not plain. */
function neededText({ needed }: ListLine, unit: UnitName, options: ListTextOptions): string {
  const amount = needed[options.system]
  if (!amount || amount.unit === unit || units[unit].kind === 'mass') return ''
  return ` (${amountText(amount, options)} needed)`
}
