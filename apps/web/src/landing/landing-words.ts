import { centsFromAmount, moneyText } from '@butterleaf/domain/subscription/money'

const rounding = 100

/** LAND-1: "1,100+", never more than there are. */
export function recipesText(count: number): string {
  return `${(Math.floor(count / rounding) * rounding).toLocaleString('en-US')}+`
}

/** The pages are rendered once for all visitors, so in their own language. */
export function priceText(amount: number): string {
  return moneyText(centsFromAmount(amount), 'en-US')
}
