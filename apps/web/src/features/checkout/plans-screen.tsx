import ChevronDown from 'virtual:lucide/chevron-down'
import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { defaultPlanCode, type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { savingWords } from '@butterleaf/domain/subscription/saving-words'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { paths, signUpPath } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { amountText } from '#lib/subscription/billing-text.ts'
import { PlansOutOfReach } from '#lib/subscription/plans-out-of-reach.tsx'
import { usePlans } from '#lib/subscription/queries.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useCheckoutDraft } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { PriceLine } from './price-line.tsx'

/** [CHK-1] Public. */
export default function PlansScreen() {
  return (
    <CheckoutFrame
      step="Step 1 of 2: membership"
      title="Choose your plan"
      lead="Every plan holds everything: four weeks of meals, the shopping lists, every recipe and the weight tracker. They differ in how long, and at what price."
    >
      <Plans />
      <p className="max-w-prose text-sm text-muted">
        Plans renew by themselves until you cancel, which you can do at any time; access stays until the end
        of what is paid for. There are no refunds after a purchase or a renewal.{' '}
        <a href={paths['home.disclaimer']} className="font-semibold text-ink underline underline-offset-4">
          Terms, cancellation and refunds
        </a>
      </p>
    </CheckoutFrame>
  )
}

function Plans() {
  const { draft, change } = useCheckoutDraft()
  const { status } = useSession()
  const plans = usePlans()
  const navigate = useNavigate()
  if (plans.isLoadingError) return <PlansOutOfReach plans={plans} />
  if (!plans.data) return <PlansSkeleton />
  /** [CHK-2] [CHK-3] A new person signs up first, and then returns to payment. */
  const select = (plan: PlanCode) => {
    change({ plan })
    const payment = paths['checkout.payment']
    void navigate(status === 'signed-out' ? signUpPath(payment) : payment)
  }
  const preselected = draft.plan ?? defaultPlanCode
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:items-start lg:gap-6">
      {plans.data.map((plan) => (
        <li key={plan.plan_code}>
          <PlanOption
            plan={plan}
            isPreselected={plan.plan_code === preselected}
            onSelect={() => select(plan.plan_code)}
          />
        </li>
      ))}
    </ul>
  )
}

function PlansSkeleton() {
  return (
    <Loading label="Loading the plans" className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="block" className="h-72" />
      ))}
    </Loading>
  )
}

interface PlanOptionProps {
  plan: SubscriptionPlan
  isPreselected: boolean
  onSelect: () => void
}

/** [CHK-1] [BIZ-1] */
function PlanOption({ plan, isPreselected, onSelect }: PlanOptionProps) {
  const id = useId()
  return (
    <Card
      as="article"
      aria-labelledby={id}
      aria-current={isPreselected || undefined}
      className={`relative grid gap-4 ${isPreselected ? 'outline-3 -outline-offset-1 outline-leaf' : ''}`}
    >
      <PlanHead plan={plan} titleId={id} />
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{amountText(plan.total)} today.</span> {plan.renews}
      </p>
      <Breakdown plan={plan} />
      <Button look={isPreselected ? 'leaf' : 'ghost'} size="lg" isWide onClick={onSelect}>
        Select <VisuallyHidden>{plan.name}</VisuallyHidden>
      </Button>
    </Card>
  )
}

/** The best value has a butter background, and a label too. */
function PlanHead({ plan, titleId }: { plan: SubscriptionPlan; titleId: string }) {
  const look = plan.best_value ? 'rounded-t-card bg-butter text-on-butter' : ''
  return (
    <div className={`-mx-5 -mt-5 grid gap-2 px-5 pt-5 pb-4 ${look}`}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg">
          {plan.name}
        </h2>
        {plan.best_value && (
          <span className="rounded-full bg-on-butter px-3 py-1 text-sm font-bold text-butter">
            Best value
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span className="font-display text-3xl">{amountText(plan.per_week)}</span>
        <span>/wk</span>
      </p>
    </div>
  )
}

function Breakdown({ plan }: { plan: SubscriptionPlan }) {
  const { lines, savings_text: savings } = plan.breakdown
  return (
    <details className="group border-y border-hairline text-sm">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        Price breakdown
        <ChevronDown aria-hidden className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <dl className="grid gap-2 pb-4">
        {lines.map(({ label, amount }) => (
          <PriceLine key={label} label={label} amount={amount} />
        ))}
        <PriceLine label="Total" amount={plan.total} isTotal />
        {savings && (
          <div className="mt-1 rounded-sm bg-leaf/12 px-3 py-2 font-semibold">
            <dt className="sr-only">Savings</dt>
            <dd>
              {savings}
              <span className="block font-normal text-pretty">
                {savingWords(planOf(plan.plan_code))?.savings}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}
