import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'
import type { BankAnswer } from '#lib/subscription/elsewhere/bank-page.ts'
import type { Order } from './order.ts'

/**
 * [CHK-12] A purchase that was sent and isn't answered yet: after a reload the same request is sent again, which charges once.
 */
export interface PendingPurchase {
  order: Order
  /** The provider's token, good once and for a short time; never a card. */
  token: string
  idempotencyKey: string
  /** The bank's answer, once it was asked. */
  confirmation: string | null
  startedAtMs: number
}

const name = 'butterleaf.purchase'
/** No token lives longer, so an older purchase would be refused anyway. */
const mostMs = 15 * 60_000
/** Not every browser fires both; a page that was left may be restored as it was. */
const turns = ['beforeunload', 'pagehide', 'pageshow'] as const

export function beginPurchase(order: Order, token: string): PendingPurchase {
  const idempotencyKey = crypto.randomUUID()
  return { order, token, idempotencyKey, confirmation: null, startedAtMs: Date.now() }
}

/** Where storage is blocked, nothing resumes after a reload, and the person presses again. */
export function storePurchase(purchase: PendingPurchase): void {
  storeText(tab, name, JSON.stringify(purchase))
}

/** The purchase that resumes on arrival: confirmed by the bank, or interrupted by a reload. */
export function findPendingPurchase(
  email: string,
  answer: BankAnswer<PendingPurchase> | null,
): PendingPurchase | undefined {
  if (answer?.kind === 'declined') return undefined
  const purchase = answer ? { ...answer.asked, confirmation: answer.token } : readPurchase()
  // Another person may have signed in to this tab since.
  const isGood = purchase?.order.email === email && Date.now() - purchase.startedAtMs < mostMs
  return isGood ? purchase : undefined
}

function readPurchase(): PendingPurchase | undefined {
  const text = readText(tab, name)
  return text === null ? undefined : (JSON.parse(text) as PendingPurchase)
}

/** While the page is being left, its calls fail, which says nothing about the purchase: it stays stored. */
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
