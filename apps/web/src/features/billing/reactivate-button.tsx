import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { amountText } from '#lib/subscription/amount-text.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import type { LiveSubscription } from './live-subscription.ts'
import { periodText } from './period-text.ts'
import { useBillingChange } from './use-billing-change.ts'

interface ReactivateButtonProps {
  subscription: LiveSubscription
  onFailure: (error: unknown) => void
}

/** [SUB-1] Takes a cancellation back; asks first, since the subscription will be charged again. */
export function ReactivateButton({ subscription, onFailure }: ReactivateButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const { uuid } = subscription.current
  const reactivate = useBillingChange(() => api.send(subscriptionCalls.reactivate, { body: { uuid } }))
  const confirm = () =>
    reactivate.mutate(undefined, {
      onSuccess: () => toasts.show('Your subscription goes on', { tone: 'done' }),
      onError: onFailure,
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button onClick={() => setAsking(true)}>Reactivate</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Reactivate your subscription?"
        body={goesOn(subscription)}
        confirmLabel="Reactivate"
        cancelLabel="Not now"
        onConfirm={confirm}
        busy={reactivate.isPending}
      />
    </>
  )
}

function goesOn({ current, billing }: LiveSubscription): string {
  const price = `${amountText(current.total, billing.currency)} ${periodText(planOf(current.plan_code))}`
  return `Nothing is charged now. It renews on ${instantText(current.current_term_ends_at)} for ${price}, until you cancel.`
}
