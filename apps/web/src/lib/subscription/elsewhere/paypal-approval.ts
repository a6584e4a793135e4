import { paypalAddress } from '../sandbox/sandbox-billing.ts'
import { dropQuestion, readQuestion, storeQuestion } from './pending-question.ts'

const key = 'butterleaf.paypal'

export type PaypalAnswer<Asked> =
  | { kind: 'approved'; asked: Asked; token: string }
  | { kind: 'canceled' }
  | { kind: 'error' }

/** [CHK-14] For who comes back without an approval. */
export const paypalNotices = {
  canceled: 'You canceled at PayPal. Nothing was charged.',
  error: 'PayPal couldn’t approve this. Nothing was charged; try again, or pay by card.',
} as const

interface Question<Asked> {
  returnTo: string
  /** What is paid for, where that is known now. */
  plan?: string
  /** Waits in the tab, and comes back with the approval. */
  asked: Asked
}

/** [CHK-7] Leaves for the page of approval. */
export function leaveForPaypal<Asked>({ returnTo, plan, asked }: Question<Asked>): void {
  const state = storeQuestion(key, asked)
  window.location.assign(paypalAddress({ plan, returnTo, state }))
}

/** What stands in the fragment, if it answers the question that this tab has asked. An approval is good once. */
export function readPaypalAnswer<Asked>(hash: string): PaypalAnswer<Asked> | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const outcome = answer.get('paypal')
  if (outcome === 'canceled' || outcome === 'error') return { kind: outcome }
  const token = answer.get('token')
  const question = readQuestion<Asked>(key, answer.get('state'))
  if (outcome !== 'approved' || token === null || !question) return null
  return { kind: 'approved', asked: question.asked, token }
}

export function forgetPaypal(): void {
  dropQuestion(key)
}
