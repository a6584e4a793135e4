import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { amountText, instantText } from '#lib/subscription/billing-text.ts'
import { usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { ChangePlan } from './change-plan.tsx'
import { type LiveSubscription, periodText } from './live-subscription.ts'
import { failureMessage, useBillingChange } from './use-billing-change.ts'

const messageMs = 3_000

const labelLooks: Record<Standing['state'], string> = {
  active: 'bg-leaf/12',
  canceled: 'bg-sunk',
  'past-due': 'bg-butter text-on-butter [--focus:var(--on-butter)]',
}

/** [SET-5] The plan, its state, and its actions. */
export function PlanCard({ subscription }: { subscription: LiveSubscription }) {
  const failure = usePassingMessage(messageMs)
  const onFailure = (error: unknown) => failure.show(failureMessage(error))
  const standing = standingOf(subscription)
  const isCanceled = standing.state === 'canceled'
  // The button that was pressed goes, and the one that takes it back gets the focus.
  const [seen, setSeen] = useState({ isCanceled, isTurned: false })
  if (seen.isCanceled !== isCanceled) setSeen({ isCanceled, isTurned: true })
  const change = { subscription, onFailure, takesFocus: seen.isTurned }
  return (
    <Card as="section" aria-labelledby="your-plan" className="grid gap-5">
      <PlanHead subscription={subscription} standing={standing} />
      <div className="grid gap-1" aria-live="polite">
        <p className="font-semibold">{standing.next}</p>
        <p className="text-pretty text-sm text-muted">{standing.meaning}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isCanceled ? (
          <ReactivateButton {...change} />
        ) : (
          <>
            <ChangePlan subscription={subscription} />
            <CancelButton {...change} />
          </>
        )}
      </div>
      {failure.dialog}
    </Card>
  )
}

type PlanHeadProps = { subscription: LiveSubscription; standing: Standing }

function PlanHead({ subscription: { current, billing }, standing }: PlanHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 id="your-plan" className="text-lg">
          {current.name}
        </h2>
        <p className="text-muted">
          {amountText(current.total, billing.currency)} {periodText(planOf(current.plan_code))}
        </p>
      </div>
      <span className={`rounded-full px-3 py-1 text-sm font-bold ${labelLooks[standing.state]}`}>
        {standing.label}
      </span>
    </div>
  )
}

interface Standing {
  state: 'active' | 'canceled' | 'past-due'
  label: string
  /** What comes next, and when. */
  next: string
  /** What that means. */
  meaning: string
}

/** [SET-5] The state of a subscription in words. */
function standingOf(subscription: LiveSubscription): Standing {
  const { current, canceled } = subscription
  if (current.past_due) return pastDue(subscription)
  if (canceled) return canceledUntil(instantText(current.current_term_ends_at))
  return active(subscription)
}

function active({ current, pending, billing }: LiveSubscription): Standing {
  const day = instantText(current.current_term_ends_at)
  const price = amountText(billing.total, billing.currency)
  const plan = planOf(pending?.plan_code ?? current.plan_code)
  return {
    state: 'active',
    label: 'Active',
    next: pending ? `Your subscription is changing on ${day}` : `Next invoice on ${day}`,
    meaning: pending
      ? `Then it goes on as the ${pending.name} for ${price} ${periodText(plan)}. Until that day the ${current.name} stays.`
      : `It renews by itself for ${price} ${periodText(plan)}, until you cancel.`,
  }
}

function canceledUntil(day: string): Standing {
  return {
    state: 'canceled',
    label: 'Canceled',
    next: `You have access until ${day}`,
    meaning: 'Nothing more is charged. Until that day you can take the cancellation back.',
  }
}

function pastDue({ current, billing }: LiveSubscription): Standing {
  const price = amountText(billing.total, billing.currency)
  const { next_attempt_at: retry } = current
  return {
    state: 'past-due',
    label: 'Payment due',
    next: retry ? `We try your payment again on ${instantText(retry)}` : 'We try your payment again soon',
    meaning: `${price} could not be taken. Your plan stays open meanwhile; with another card or account it is paid at once.`,
  }
}

type ChangeButtonProps = {
  subscription: LiveSubscription
  onFailure: (error: unknown) => void
  takesFocus: boolean
}

/** [SUB-1] Asks first, and says until when access stays. */
function CancelButton({ subscription, onFailure, takesFocus }: ChangeButtonProps) {
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
      <Button ref={takesFocus ? focusOnArrival : undefined} look="quiet" onClick={() => setAsking(true)}>
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

/** [SUB-1] Takes a cancellation back; asks first, since the subscription will be charged again. */
function ReactivateButton({ subscription, onFailure, takesFocus }: ChangeButtonProps) {
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
      <Button ref={takesFocus ? focusOnArrival : undefined} onClick={() => setAsking(true)}>
        Reactivate
      </Button>
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
