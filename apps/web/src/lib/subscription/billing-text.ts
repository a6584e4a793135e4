import { centsFromAmount, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'

/** [BIZ-9] An amount in the person's own locale: whole dollars where it is whole, else cents. */
export function amountText(amount: number, inCurrency: string = currency): string {
  return moneyText(centsFromAmount(amount), navigator.language, inCurrency)
}

/** "December 21, 2026": the instant's day in the person's time zone. */
export function instantText(instant: string): string {
  return formatDate(today(new Date(instant)), 'long')
}
