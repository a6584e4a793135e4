import { centsFromAmount, moneyText } from '@butterleaf/domain/subscription/money'

/** The pages are rendered once for all visitors, so in their own language. */
export function priceText(amount: number): string {
  return moneyText(centsFromAmount(amount), 'en-US')
}
