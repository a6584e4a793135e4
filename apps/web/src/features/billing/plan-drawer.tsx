import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { savingWords } from '@butterleaf/domain/subscription/saving-words'
import { amountText } from '#lib/subscription/amount-text.ts'
import { PlansOutOfReach } from '#lib/subscription/plans-out-of-reach.tsx'
import { usePlans } from '#lib/subscription/queries/plans-query.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import type { LiveSubscription } from './live-subscription.ts'
import { periodText } from './period-text.ts'

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
export function PlanDrawer({ isOpen, onClose, subscription, ...choice }: PlanDrawerProps) {
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
