import { type SubscriptionPlan, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { amountFromCents } from '@butterleaf/domain/subscription/money'
import { type Plan, type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { savingWords } from '@butterleaf/domain/subscription/saving-words'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { amountText, instantText } from '#lib/subscription/billing-text.ts'

import { PlansOutOfReach } from '#lib/subscription/plans-out-of-reach.tsx'
import { usePlans } from '#lib/subscription/queries.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type LiveSubscription, periodText } from './live-subscription.ts'
import { failureMessage, useBillingChange } from './use-billing-change.ts'

/** [SET-5] Choose, read what happens when, confirm; after a refusal the person chooses again. */
export function ChangePlan({ subscription }: { subscription: LiveSubscription }) {
  const { current, pending } = subscription
  const [stage, setStage] = useState<'closed' | 'choosing' | 'confirming'>('closed')
  const [chosen, setChosen] = useState<PlanCode>(current.plan_code)
  const [refusal, setRefusal] = useState<string>()
  const toasts = useToasts()
  const update = useBillingChange((new_plan: PlanCode) =>
    api.send(subscriptionCalls.update, { body: { uuid: current.uuid, new_plan } }),
  )
  const open = () => {
    setRefusal(undefined)
    setChosen(pending?.plan_code ?? current.plan_code)
    setStage('choosing')
  }
  const confirm = () =>
    update.mutate(chosen, {
      onSuccess: () => {
        setStage('closed')
        toasts.show('Your plan is changed', { tone: 'done' })
      },
      onError: (error) => {
        setRefusal(failureMessage(error).title)
        setStage('choosing')
      },
    })
  const isTakenBack = chosen === current.plan_code
  return (
    <>
      <Button look="ghost" onClick={open}>
        Change plan
      </Button>
      <PlanDrawer
        isOpen={stage === 'choosing'}
        onClose={() => setStage('closed')}
        subscription={subscription}
        chosen={chosen}
        onChoose={setChosen}
        refusal={refusal}
        onContinue={() => setStage('confirming')}
      />
      <ConfirmDialog
        isOpen={stage === 'confirming'}
        onOpenChange={() => setStage('closed')}
        title={`${isTakenBack ? 'Stay with' : 'Change to'} the ${planOf(chosen).name}?`}
        body={changeText(subscription, planOf(chosen))}
        confirmLabel={isTakenBack ? 'Stay' : 'Change plan'}
        cancelLabel="Not now"
        onConfirm={confirm}
        busy={update.isPending}
      />
    </>
  )
}

interface PlanDrawerProps {
  isOpen: boolean
  onClose: () => void
  subscription: LiveSubscription
  chosen: PlanCode
  onChoose: (plan: PlanCode) => void
  /** The last attempt's refusal. */
  refusal: string | undefined
  onContinue: () => void
}

/** [SET-5] */
function PlanDrawer({ isOpen, onClose, subscription, ...choice }: PlanDrawerProps) {
  const { current, pending } = subscription
  const isUnchanged = choice.chosen === (pending?.plan_code ?? current.plan_code)
  const unchanged = `That is your plan ${pending ? 'after this term' : 'now'}. Choose another one to change it.`
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Change plan"
      description="A change begins with your next term. What you have paid for stays until then."
      footer={
        <Button size="lg" isWide why={isUnchanged ? unchanged : undefined} onClick={choice.onContinue}>
          Continue
        </Button>
      }
    >
      {choice.refusal && (
        <div role="alert" className="mb-4">
          <Banner tone="danger">{choice.refusal}</Banner>
        </div>
      )}
      <PlanChoices subscription={subscription} chosen={choice.chosen} onChoose={choice.onChoose} />
    </Drawer>
  )
}

type PlanChoicesProps = Pick<PlanDrawerProps, 'subscription' | 'chosen' | 'onChoose'>

function PlanChoices({ subscription, chosen, onChoose }: PlanChoicesProps) {
  const plans = usePlans()
  if (plans.isLoadingError) return <PlansOutOfReach plans={plans} />
  if (!plans.data) return <ChoicesSkeleton />
  const choices = plans.data.map((plan) => ({
    value: plan.plan_code,
    label: plan.name,
    note: <Note plan={plan} subscription={subscription} />,
  }))
  return (
    <ChoiceGroup<PlanCode>
      label="Plan"
      isLabelHidden
      choices={choices}
      value={chosen}
      onValueChange={onChoose}
    />
  )
}

function Note({ plan, subscription }: { plan: SubscriptionPlan; subscription: LiveSubscription }) {
  const compared = savingWords(planOf(plan.plan_code))?.percent
  return (
    <>
      <span className="block">{noteOf(plan, subscription)}</span>
      {compared && <span className="block">{compared}</span>}
    </>
  )
}

/** "$44.99 every 3 months, saves 25%" */
function noteOf(plan: SubscriptionPlan, { current, pending, billing }: LiveSubscription): string {
  const isNext = plan.plan_code === pending?.plan_code
  return [
    `${amountText(plan.total, billing.currency)} ${periodText(plan)}`,
    ...(plan.saves_percent === null ? [] : [`saves ${plan.saves_percent}%`]),
    ...(plan.plan_code === current.plan_code ? ['your plan now'] : []),
    ...(isNext ? ['your plan after this term'] : []),
  ].join(', ')
}

function ChoicesSkeleton() {
  return (
    <Loading label="Loading the plans" className="grid gap-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="field" />
      ))}
    </Loading>
  )
}

/** Says when a change to this plan takes effect, and what it costs. */
function changeText({ current, billing }: LiveSubscription, plan: Plan): string {
  const price = `${amountText(amountFromCents(plan.totalCents), billing.currency)} ${periodText(plan)}`
  const day = instantText(current.current_term_ends_at)
  if (current.past_due) return `The payment that is due is tried again as the ${plan.name}, for ${price}.`
  if (plan.code === current.plan_code) return `It renews on ${day} for ${price}, until you cancel.`
  return `Nothing is charged now. The ${current.name} stays until ${day}; then the ${plan.name} begins, for ${price}, until you cancel.`
}
