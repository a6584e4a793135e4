import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'
import type { BankAnswer } from '#lib/subscription/elsewhere/bank-page.ts'
import type { Order } from './order.ts'

/** [CHK-12] What was sent and isn't answered yet: a reload sends the very same once more, which charges once. */
export interface PendingPurchase {
  order: Order
  /** The provider's, good once and not for long; never a card. */
  token: string
  idempotencyKey: string
  /** What the bank has answered, once it was asked. */
  confirmation: string | null
  startedAtMs: number
}

const name = 'butterleaf.purchase'
/** No token lives longer: what is older would be refused anyway. */
const mostMs = 15 * 60_000
/** Not every browser tells of both; one that is left for another may come back as it was. */
const turns = ['beforeunload', 'pagehide', 'pageshow'] as const

export function beginPurchase(order: Order, token: string): PendingPurchase {
  const idempotencyKey = crypto.randomUUID()
  return { order, token, idempotencyKey, confirmation: null, startedAtMs: Date.now() }
}

/** Where storage is refused, a reload finds nothing, and the person presses again. */
export function storePurchase(purchase: PendingPurchase): void {
  storeText(tab, name, JSON.stringify(purchase))
}

/** What goes on by itself on arrival: as the bank has confirmed it, or as a reload has left it. */
export function findPendingPurchase(
  email: string,
  answer: BankAnswer<PendingPurchase> | null,
): PendingPurchase | undefined {
  if (answer?.kind === 'declined') return undefined
  const purchase = answer ? { ...answer.asked, confirmation: answer.token } : readPurchase()
  // In one tab somebody else may have signed in since.
  const isGood = purchase?.order.email === email && Date.now() - purchase.startedAtMs < mostMs
  return isGood ? purchase : undefined
}

function readPurchase(): PendingPurchase | undefined {
  const text = readText(tab, name)
  return text === null ? undefined : (JSON.parse(text) as PendingPurchase)
}

/** A page that is being left hears of its own calls as lost, which says nothing of the purchase: it stays stored. */
export async function runUntilAnswered<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  let isLeaving = false
  const turn = ({ type }: Event) => {
    isLeaving = type !== 'pageshow'
  }
  for (const event of turns) window.addEventListener(event, turn)
  const outcome = await work()
  for (const event of turns) window.removeEventListener(event, turn)
  if (!isLeaving) forgetPurchase()
  return outcome
}

export function forgetPurchase(): void {
  removeText(tab, name)
}
