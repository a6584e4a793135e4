import type { BillingInfo } from 'recurly'
import type { BillingMethod } from '../../billing-provider.ts'

/** No more of a card than brand, last four and expiry; for PayPal not even that. */
export function presentMethod(info: BillingInfo | null | undefined): BillingMethod {
  const { object, cardType, lastFour, expMonth, expYear } = info?.paymentMethod ?? {}
  if (object?.startsWith('paypal')) {
    return { method: 'paypal', brand: null, lastFour: null, month: null, year: null }
  }
  return {
    method: 'credit_card',
    brand: cardType ? brandOf(cardType) : null,
    lastFour: lastFour ?? null,
    month: expMonth ?? null,
    year: expYear ?? null,
  }
}

/** Spells brands as the sandbox and the screens do, such as "American Express". */
function brandOf(cardType: string): string {
  const brand = cardType.toLowerCase().replaceAll(' ', '_')
  return brand === 'mastercard' ? 'master' : brand
}
