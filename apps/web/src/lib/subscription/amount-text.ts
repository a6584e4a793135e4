import { centsFromAmount, currency, moneyText } from '@butterleaf/domain/subscription/money'

/** [BIZ-9] An amount in the person's own locale: whole dollars where it is whole, else cents. */
export function amountText(amount: number, inCurrency: string = currency): string {
  return moneyText(centsFromAmount(amount), navigator.language, inCurrency)
}
