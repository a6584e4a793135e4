import type { GivenAnswer } from './conformance.ts'

/** An error as Recurly words it: `{ error: { type, message, … } }`. */
export function refusal(status: number, type: string, message: string, more: object = {}): GivenAnswer {
  return { status, body: { error: { type, message, ...more } } }
}

export function declinedPayment(more: object = {}): GivenAnswer {
  return refusal(422, 'transaction', 'The transaction was declined.', {
    transaction_error: {
      object: 'transaction_error',
      category: 'soft',
      code: 'declined',
      message: 'Your card was declined. Please use a different card.',
      ...more,
    },
  })
}
