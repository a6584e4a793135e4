import { paths } from '#lib/paths.ts'
import { paypalAddress } from '#lib/subscription/sandbox-billing.ts'
import type { Order } from './buy.ts'

const key = 'butterleaf.paypal-order'

export type PaypalAnswer =
  | { kind: 'approved'; order: Order; token: string }
  | { kind: 'canceled' }
  | { kind: 'error' }

/** [CHK-7] Leaves for the page of approval; what was ordered waits in the tab. */
export function leaveForPaypal(order: Order): void {
  const state = crypto.randomUUID()
  sessionStorage.setItem(key, JSON.stringify({ order, state }))
  const returnTo = paths['checkout.payment']
  window.location.assign(paypalAddress({ plan: order.plan, returnTo, state }))
}

/** What stands in the fragment, if it answers the question that this tab has asked. */
export function readPaypalAnswer(hash: string): PaypalAnswer | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const outcome = answer.get('paypal')
  if (outcome === 'canceled' || outcome === 'error') return { kind: outcome }
  const token = answer.get('token')
  const kept = readKept()
  if (outcome !== 'approved' || token === null || kept?.state !== answer.get('state')) return null
  return { kind: 'approved', order: kept.order, token }
}

export function forgetPaypal(): void {
  sessionStorage.removeItem(key)
}

function readKept(): { order: Order; state: string } | undefined {
  const kept = sessionStorage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as { order: Order; state: string })
}
