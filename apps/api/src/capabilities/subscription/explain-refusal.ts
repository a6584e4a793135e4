import type { BillingRefusal } from '@butterleaf/billing/billing-provider'
import { couponSentence } from '@butterleaf/domain/subscription/coupon'
import { type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'

/** The provider's refusal as the problem that the person reads. */
export function explainRefusal(refusal: BillingRefusal, planCode: PlanCode = '6-month'): AppError {
  switch (refusal.because) {
    case 'not-there':
      return new AppError('not-found')
    case 'token':
      return new AppError('token-refused')
    case 'already-subscribed':
    case 'key-reused':
      return new AppError(refusal.because)
    case 'declined':
      return new AppError(
        'payment-declined',
        refusal.message === undefined ? {} : { detail: refusal.message },
      )
    case 'confirmation':
      return new AppError('confirmation-needed', { extensions: { confirmation: refusal.action } })
    case 'fields':
      return new AppError('invalid-input', { faults: refusal.faults })
    case 'coupon':
      return new AppError('coupon-refused', { detail: couponSentence(refusal.reason, planOf(planCode)) })
    case 'ended':
      return new AppError('subscription-refused', {
        detail: 'It has ended. Choose a plan to begin a new one.',
      })
    case 'canceled':
      return new AppError('subscription-refused', { detail: 'It is canceled. Reactivate it first.' })
  }
}
