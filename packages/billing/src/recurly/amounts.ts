import { type Cents, cents, centsFromAmount } from '@butterleaf/domain/subscription/money'

/** Recurly writes sums as decimal numbers, and here and there as text; anything but whole cents is no sum. */
export function centsOf(amount: number | string | null | undefined): Cents {
  if (amount === null || amount === undefined) return cents(0)
  const value = typeof amount === 'string' ? Number(amount.trim() || Number.NaN) : amount
  const exact = centsFromAmount(value)
  // A binary fraction is off by far less than this, a tenth of a cent by far more.
  if (!Number.isFinite(value) || Math.abs(value * 100 - exact) > 1e-4) {
    throw new RangeError(`Not a sum in whole cents: ${amount}`)
  }
  return exact
}
