import { quantityText } from '../kitchen/amount-text.ts'
import { inPlural, inSingular } from './noun-number.ts'

/** "12 muffins, 2 a serving": how many, of what, and what stays as it is. */
const counted = /^(\d+) ([^,]+?)((?: of |,).*)?$/
/** So many pieces and more are counted whole. */
const wholeFrom = 3

/** What a recipe yields, for more or fewer servings: "12 muffins" twice is "24 muffins", "1 loaf" is "2 loaves". */
export function scaleYield(yields: string, factor: number): string {
  const [, count, noun, rest = ''] = counted.exec(yields) ?? []
  if (count === undefined || noun === undefined || factor === 1) return yields
  const exact = Number(count) * factor
  const quantity = exact < wholeFrom ? Math.max(0.25, Math.round(exact * 4) / 4) : Math.round(exact)
  return `${quantityText(quantity, 'piece', 'en-US')} ${nounFor(quantity, { noun, isMany: Number(count) > 1 })}${rest}`
}

function nounFor(quantity: number, { noun, isMany }: { noun: string; isMany: boolean }): string {
  if (quantity > 1 === isMany) return noun
  return isMany ? inSingular(noun) : inPlural(noun)
}
