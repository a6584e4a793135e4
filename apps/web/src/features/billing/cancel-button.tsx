import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import type { LiveSubscription } from './live-subscription.ts'
import { useBillingChange } from './use-billing-change.ts'

interface CancelButtonProps {
  subscription: LiveSubscription
  onFailure: (error: unknown) => void
}

/** [SUB-1] Asks first, and says until when access stays. */
export function CancelButton({ subscription, onFailure }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const { uuid, past_due } = subscription.current
  const cancel = useBillingChange(() => api.send(subscriptionCalls.cancel, { body: { uuid } }))
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toasts.show('Your subscription is canceled', { tone: 'done' }),
      onError: onFailure,
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Cancel your subscription?"
        body={past_due ? endsNow : endsLater(subscription)}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        onConfirm={confirm}
        busy={cancel.isPending}
        isDanger
      />
    </>
  )
}

const endsNow =
  'The term you paid for is over, so your plan closes at once. The payment that is due is dropped.'

function endsLater({ current, pending }: LiveSubscription): string {
  const day = instantText(current.current_term_ends_at)
  const dropped = pending ? ` The change to the ${pending.name} is dropped.` : ''
  return `Your meals, lists and weight log stay open until ${day}, and until then you can take this back. Nothing more is charged; what is paid isn’t refunded.${dropped}`
}
