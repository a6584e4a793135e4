import { decimalFormat, fractionText } from './fraction-text.ts'
import { gramsPerUnit, type MeasuredFood, pieceUnitOf } from './measured-food.ts'
import { type UnitName, units } from './units.ts'

/** Of a `KitchenAmount` or a `Purchase`. */
export type ReadAmount = { quantity: number; unit: UnitName }
export type TextOptions = {
  /** Short for small screens (RCP-7). */
  form?: 'long' | 'short'
  locale?: string
}

/** "2 cans artichoke hearts", though the food is called canned. */
const saidByUnit: Partial<Record<UnitName, string>> = {
  can: 'canned ',
  jar: 'jarred ',
  slice: 'sliced ',
}

const sizeUnits: readonly UnitName[] = ['large', 'medium', 'small']

const partUnits = (Object.keys(units) as UnitName[]).filter((unit) => units[unit].naming === 'one')

/** "1 ½ cups heavy cream", "2 large eggs", "½ onion", "½ tomato, medium", "2 salmon fillets". */
export function ingredientText(amount: ReadAmount, food: MeasuredFood, options: TextOptions = {}): string {
  const quantity = uncut(amount, food)
  const number = quantityText(quantity, amount.unit, options.locale)
  if (isUnitInName(food, amount.unit)) return `${number} ${quantity > 1 ? food.plural : food.name}`
  const unit = unitText(quantity, amount.unit, options.form)
  if (sizeUnits.includes(amount.unit) && quantity < 1) return `${number} ${food.name}, ${unit}`
  const name = foodNameFor({ quantity, unit: amount.unit }, food).replace(saidByUnit[amount.unit] ?? '', '')
  const words = amount.unit === 'half' ? [number, oneOf(food), unit] : [number, unit, name]
  return words.filter((word) => word !== '').join(' ')
}

/** "1 ½ cups", "2 large", "1.25 kg"; of pieces the number alone, of what has no amount nothing. */
export function amountText(amount: ReadAmount, options: TextOptions = {}): string {
  const number = quantityText(amount.quantity, amount.unit, options.locale)
  return `${number} ${unitText(amount.quantity, amount.unit, options.form)}`.trim()
}

/** RCP-8: fractions as on a measuring cup, decimals in the reader's locale only on a metric scale. */
export function quantityText(quantity: number, unit: UnitName, locale?: string): string {
  if (unit === 'none') return ''
  if (units[unit].system === 'metric') return decimalFormat(locale).format(quantity)
  return fractionText(quantity, locale)
}

/** Up to one is one: "½ cup", "1 cup", "1 ½ cups". */
function unitText(quantity: number, unit: UnitName, form: TextOptions['form'] = 'long'): string {
  if (unit === 'none' || unit === 'piece') return ''
  const { name, plural, short } = units[unit]
  if (form === 'short' && short !== name) return short
  return quantity > 1 ? plural : name
}

/** One or many, as the unit before it asks: "2 cloves garlic", "1 bunch radishes", "300 g onions". */
export function foodNameFor({ quantity, unit }: ReadAmount, food: MeasuredFood): string {
  const { naming } = units[unit]
  if (naming === 'one') return food.name
  if (naming === 'many') return food.plural
  if (naming === 'by-amount') return quantity > 1 ? food.plural : food.name
  const grams = quantity * (gramsPerUnit(food, unit) ?? 0)
  return isManyByWeight(grams, food) ? food.plural : food.name
}

/** Almonds are many by the cup; an onion becomes onions; cheese, which comes in slices, stays cheese. */
function isManyByWeight(grams: number, food: MeasuredFood): boolean {
  const pieceUnit = pieceUnitOf(food)
  if (pieceUnit) return grams >= 2 * food.measures[pieceUnit]!
  return partUnits.every((unit) => food.measures[unit] === undefined)
}

/** "2 fillets" of a food called salmon fillet are 2 salmon fillets. */
function isUnitInName(food: MeasuredFood, unit: UnitName): boolean {
  const { kind, naming, name } = units[unit]
  const canStandAlone = kind === 'piece' && naming !== 'many' && unit !== 'half'
  return canStandAlone && ` ${food.name} `.includes(` ${name} `)
}

/** "2 walnut halves", though walnuts are only known as many. */
function oneOf({ name, plural }: MeasuredFood): string {
  return name === plural ? name.replace(/s$/, '') : name
}

function uncut({ quantity, unit }: ReadAmount, food: MeasuredFood): number {
  return food.whole && units[unit].kind === 'piece' ? Math.max(1, Math.round(quantity)) : quantity
}
