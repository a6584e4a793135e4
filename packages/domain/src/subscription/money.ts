/** A sum of money in whole cents; negative for a discount line. */
export type Cents = number & { readonly brand: 'Cents' }

/** What every plan is priced in. */
export const currency = 'USD'

export function cents(count: number): Cents {
  return Math.round(count) as Cents
}

export function centsFromAmount(amount: number): Cents {
  return cents(amount * 100)
}

/** As JSON shows it: a decimal number with two places at most. */
export function amountFromCents(money: Cents): number {
  return money / 100
}

/** Half a cent rounds up. */
export function percentOf(money: Cents, percent: number): Cents {
  return cents((money * percent) / 100)
}

/** BIZ-9: whole dollars where it is whole, cents where it is not. */
export function moneyText(money: Cents, locale = 'en-US', inCurrency: string = currency): string {
  const digits = money % 100 === 0 ? 0 : 2
  const style = {
    style: 'currency',
    currency: inCurrency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(locale, style).format(amountFromCents(money))
}
