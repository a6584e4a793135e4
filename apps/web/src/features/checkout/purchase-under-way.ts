import type { Order } from './buy.ts'

/** [CHK-12] What was sent and isn't answered yet: a reload sends the very same once more, which charges once. */
export interface PurchaseUnderWay {
  order: Order
  /** The provider's, good once and not for long; never a card. */
  token: string
  idempotencyKey: string
  startedAtMs: number
}

const key = 'butterleaf.purchase'
/** No token lives longer: what is older would be refused anyway. */
const mostMs = 15 * 60_000
/** Not every browser tells of both. */
const leavings = ['beforeunload', 'pagehide'] as const

export function keepPurchase(order: Order, token: string): PurchaseUnderWay {
  const purchase = { order, token, idempotencyKey: crypto.randomUUID(), startedAtMs: Date.now() }
  try {
    sessionStorage.setItem(key, JSON.stringify(purchase))
  } catch {
    // Storage refused: then a reload finds nothing, and the person presses again.
  }
  return purchase
}

/** Of this person: in one tab somebody else may have signed in since. */
export function keptPurchase(email: string): PurchaseUnderWay | undefined {
  const text = sessionStorage.getItem(key)
  const kept = text === null ? undefined : (JSON.parse(text) as PurchaseUnderWay)
  const isGood = kept?.order.email === email && Date.now() - kept.startedAtMs < mostMs
  return isGood ? kept : undefined
}

/** A page that is being left hears of its own calls as lost, which says nothing of the purchase: it stays kept. */
export async function untilAnswered<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  for (const event of leavings) window.addEventListener(event, leave)
  const outcome = await work()
  for (const event of leavings) window.removeEventListener(event, leave)
  if (!isLeaving) forgetPurchase()
  return outcome
}

export function forgetPurchase(): void {
  sessionStorage.removeItem(key)
}
