import { amountText, ingredientText, quantityText, type ReadAmount } from '../kitchen/amount-text.ts'
import type { MeasuredFood } from '../kitchen/measured-food.ts'
import { type UnitName, units } from '../kitchen/units.ts'
import { namedShares, type ShareWord } from './share.ts'

export type SaidShare = {
  said: ShareWord
  /** Undefined where nothing measures it. */
  amount: ReadAmount | undefined
  /** Of the whole ingredient. */
  total: ReadAmount | undefined
  /** The recipe's own words for the food. */
  words?: string | undefined
}

/** A step says "2 eggs" where the list says "2 large eggs". */
const sizes: ReadonlySet<UnitName> = new Set(['piece', 'whole', 'large', 'medium', 'small'])

const partWords: Readonly<Record<ShareWord, string>> = {
  half: 'half of the',
  third: 'a third of the',
  'two thirds': 'two thirds of the',
  quarter: 'a quarter of the',
  'three quarters': 'three quarters of the',
  amount: 'part of the',
  rest: 'the rest of the',
}

/** "2 tsp olive oil (half)", "20 g parmesan", "the remaining ¼ tsp salt"; where nothing measures it, "half of the eggs". */
export function shareText({ said, amount, total, words }: SaidShare, food: MeasuredFood): string {
  const name = words?.replace(/^(?:the|an?) /i, '')
  if (!amount) return `${partWords[said]} ${name ?? food.plural}`
  const shown = amountWithName(amount, food, name)
  if (said === 'rest') return `the remaining ${shown}`
  return said === 'amount' || isSaidByAmount(said, amount, total) ? shown : `${shown} (${said})`
}

function amountWithName(amount: ReadAmount, food: MeasuredFood, name: string | undefined): string {
  const { quantity, unit } = amount
  if (sizes.has(unit)) return `${quantityText(quantity, unit, 'en-US')} ${pieceName(quantity, food, name)}`
  if (name === undefined) return ingredientText(amount, food, { locale: 'en-US' })
  return `${amountText(amount, { locale: 'en-US' })} ${name}`
}

/** The recipe's own words are for as many as it cooks: "the yolks" of one egg is "1 yolk". */
function pieceName(quantity: number, food: MeasuredFood, name: string | undefined): string {
  if (name === undefined) return quantity > 1 ? food.plural : food.name
  if (food.name === food.plural) return name
  return quantity > 1 ? inPlural(name) : inSingular(name)
}

/** Half of one onion is "½ onion" and needs no "(half)". */
function isSaidByAmount(said: ShareWord, { quantity, unit }: ReadAmount, total: ReadAmount | undefined) {
  if (said === 'rest' || said === 'amount' || units[unit].kind !== 'piece') return false
  return total?.unit === unit && total.quantity === 1 && Math.abs(quantity - namedShares[said]) < 0.01
}

/** The few rules that the words of recipes need: muffins, loaves, pasties, boxes. */
export function inPlural(noun: string): string {
  return noun
    .replace(/(lo)af$/, '$1aves')
    .replace(/([^aeiou])y$/, '$1ies')
    .replace(/(?<=x|ch|sh)$/, 'e')
    .replace(/(?<=[mt]at)o$/, 'oe')
    .replace(/(?<!s)$/, 's')
}

export function inSingular(noun: string): string {
  return noun
    .replace(/(lo)aves$/, '$1af')
    .replace(/(past|berr|chill?)ies$/, '$1y')
    .replace(/(x|ch|sh|to)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}
