import type { BillingRefusal } from '@butterleaf/billing/billing-provider'
import { expect, it } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

const faults = [{ field: 'month', message: 'Month invalid.' }]

it.each<[BillingRefusal, kind: string, detail: string | RegExp]>([
  [{ because: 'not-there' }, 'not-found', /./],
  [{ because: 'token' }, 'token-refused', /./],
  [{ because: 'already-subscribed' }, 'already-subscribed', /./],
  [{ because: 'key-reused' }, 'key-reused', /./],
  [{ because: 'declined' }, 'payment-declined', /./],
  [{ because: 'declined', message: 'Ask your bank.' }, 'payment-declined', 'Ask your bank.'],
  [{ because: 'confirmation', action: 'ask' }, 'confirmation-needed', /./],
  [{ because: 'fields', faults }, 'invalid-input', /./],
  [{ because: 'coupon', reason: 'used-up' }, 'coupon-refused', 'Not a valid or active coupon'],
  [{ because: 'coupon', reason: 'not-for-plan' }, 'coupon-refused', 'Coupon not applicable to 1-month plans'],
  [{ because: 'ended' }, 'subscription-refused', 'It has ended. Choose a plan to begin a new one.'],
  [{ because: 'canceled' }, 'subscription-refused', 'It is canceled. Reactivate it first.'],
])('[CHK-12] %o is told as %s', (refusal, kind, detail) => {
  const problem = explainRefusal(refusal, '1-month')
  expect([problem.kind, problem.message]).toEqual([
    kind,
    detail instanceof RegExp ? expect.stringMatching(detail) : detail,
  ])
  expect(problem.faults).toEqual(refusal.because === 'fields' ? faults : [])
  expect(problem.extensions).toEqual(refusal.because === 'confirmation' ? { confirmation: 'ask' } : {})
})
