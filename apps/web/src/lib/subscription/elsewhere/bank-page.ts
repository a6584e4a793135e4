import { bankAddress } from '../sandbox/sandbox-billing.ts'
import { dropQuestion, readQuestion, storeQuestion } from './pending-question.ts'

const key = 'butterleaf.bank'

export type BankAnswer<Asked> = { kind: 'confirmed'; asked: Asked; token: string } | { kind: 'declined' }

export const bankNotice =
  'Your bank didn’t confirm this. Nothing was charged; try again, or use another card or PayPal.'

interface Question<Asked> {
  action: string
  returnTo: string
  /** The request that goes on once it is confirmed. */
  asked: Asked
}

/** Leaves for the page on which the person confirms with the bank. */
export function leaveForBank<Asked>({ action, returnTo, asked }: Question<Asked>): void {
  const state = storeQuestion(key, asked)
  window.location.assign(bankAddress({ action, returnTo, state }))
}

/** The answer in the fragment, if this tab asked the question. */
export function readBankAnswer<Asked>(hash: string): BankAnswer<Asked> | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const question = readQuestion<Asked>(key, answer.get('state'))
  const token = answer.get('token')
  if (!question) return null
  if (answer.get('bank') === 'declined') return { kind: 'declined' }
  return answer.get('bank') === 'confirmed' && token !== null
    ? { kind: 'confirmed', asked: question.asked, token }
    : null
}

export function forgetBank(): void {
  dropQuestion(key)
}
