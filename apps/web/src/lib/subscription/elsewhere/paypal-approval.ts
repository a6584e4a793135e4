import { paypalAddress } from '../sandbox/sandbox-billing.ts'
import { dropQuestion, readQuestion, storeQuestion } from './pending-question.ts'

const key = 'butterleaf.paypal'

export type PaypalAnswer<Asked> =
  | { kind: 'approved'; asked: Asked; token: string }
  | { kind: 'canceled' }
  | { kind: 'error' }

/** [CHK-14] For a return without an approval. */
export const paypalNotices = {
  canceled: 'You canceled at PayPal. Nothing was charged.',
  error: 'PayPal couldn’t approve this. Nothing was charged; try again, or pay by card.',
} as const

interface Question<Asked> {
  returnTo: string
  /** The plan to pay for, where it is known. */
  plan?: string
  /** Stored in the tab until the approval arrives. */
  asked: Asked
}

/** [CHK-7] Leaves for PayPal's page. */
export function leaveForPaypal<Asked>({ returnTo, plan, asked }: Question<Asked>): void {
  const state = storeQuestion(key, asked)
  window.location.assign(paypalAddress({ plan, returnTo, state }))
}

/** The answer in the fragment, if this tab asked the question. An approval is good once. */
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
