import { centsFromAmount, moneyText } from '@butterleaf/domain/subscription/money'

/** The pages are written once for everybody, so in the language they are written in. */
export function priceText(amount: number): string {
  return moneyText(centsFromAmount(amount), 'en-US')
}
