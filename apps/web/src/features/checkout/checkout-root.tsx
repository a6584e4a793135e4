import { Navigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useCheckoutDraft } from './checkout-draft.ts'

/** [CHK-1] [CHK-2] Only this address redirects to payment; "Change plan" always opens the plans. */
export default function CheckoutRoot() {
  const { draft } = useCheckoutDraft()
  return <Navigate to={paths[draft.plan ? 'checkout.payment' : 'checkout.plans']} replace />
}
