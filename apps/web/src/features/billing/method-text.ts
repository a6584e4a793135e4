import { today } from '#lib/today.ts'
import type { LiveSubscription } from './live-subscription.ts'

/** Billing providers' names of brands. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  discover: 'Discover',
}

interface MethodText {
  name: string
  note: string | null
}

/** The method in words: "Visa ending in 1111", "Expires 12/2031". */
export function methodText({ billing }: LiveSubscription, now: string = today()): MethodText {
  const { method, card_type, last_four, month, year } = billing
  if (method === 'paypal') return { name: 'PayPal', note: null }
  const brand = brandNames[card_type ?? ''] ?? 'Card'
  const name = last_four === null ? brand : `${brand} ending in ${last_four}`
  if (month === null || year === null) return { name, note: null }
  const until = `${String(month).padStart(2, '0')}/${year}`
  // A card is good until its month is over.
  const isOver = `${year}-${until.slice(0, 2)}` < now.slice(0, 7)
  return { name, note: isOver ? `Expired ${until}: another one is needed` : `Expires ${until}` }
}
