import { planCodes } from '@butterleaf/domain/subscription/plans'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths, signUpPath } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useCheckoutDraft } from './checkout-draft.ts'

/**
 * [CHK-1] [CHK-2] Only this address redirects to payment; "Change plan" always opens the plans. The landing page's prices lead here
 * with the plan that was chosen there (`checkoutPath`). [CHK-3] A new person signs up first.
 */
export default function CheckoutRoot() {
  const { draft, change } = useCheckoutDraft()
  const { status } = useSession()
  const [search] = useSearchParams()
  const chosen = planCodes.find((code) => code === search.get('plan'))
  const isStored = chosen === undefined || draft.plan === chosen
  useEffect(() => {
    if (!isStored) change({ plan: chosen })
  })
  if (!isStored) return null
  if (!draft.plan) return <Navigate to={paths['checkout.plans']} replace />
  const payment = paths['checkout.payment']
  return <Navigate to={status === 'signed-out' ? signUpPath(payment) : payment} replace />
}
