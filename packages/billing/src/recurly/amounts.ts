import { type Cents, cents, centsFromAmount } from '@butterleaf/domain/subscription/money'

/** Recurly writes sums as decimal numbers, in some places as text. A sum that isn't whole cents is refused. */
export function centsOf(amount: number | string | null | undefined): Cents {
  if (amount === null || amount === undefined) return cents(0)
  const value = typeof amount === 'string' ? Number(amount.trim() || Number.NaN) : amount
  const exact = centsFromAmount(value)
  // The error of a binary fraction is far smaller than this, a tenth of a cent far larger.
  if (!Number.isFinite(value) || Math.abs(value * 100 - exact) > 1e-4) {
    throw new RangeError(`Not a sum in whole cents: ${amount}`)
  }
  return exact
}
