import {
  amountText,
  ingredientText,
  quantityText,
  type ReadAmount,
} from '@butterleaf/domain/kitchen/amount-text'
import type { MeasuredFood } from '@butterleaf/domain/kitchen/measured-food'

const options = { locale: 'en-US' } as const

/** For two columns: "2 cans" of "artichoke hearts", "2" of "salmon fillets". */
export function amountAndFood(amount: ReadAmount, food: MeasuredFood): { amount: string; food: string } {
  const whole = ingredientText(amount, food, options)
  const ways = [amountText(amount, options), quantityText(amount.quantity, amount.unit, options.locale)]
  const said = ways.find((way) => whole.startsWith(`${way} `))
  return said === undefined
    ? { amount: amountText(amount, options), food: food.name }
    : { amount: said, food: whole.slice(said.length + 1) }
}
