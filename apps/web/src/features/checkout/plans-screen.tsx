import { defaultPlanCode, type PlanCode } from '@butterleaf/domain/subscription/plans'
import { Link, useNavigate } from 'react-router'
import { paths, signUpPath } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { PlansOutOfReach } from '#lib/subscription/plans-out-of-reach.tsx'
import { usePlans } from '#lib/subscription/queries/plans-query.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useCheckoutDraft } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { PlanOption } from './plan-option.tsx'

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
        <Link
          to={paths['home.disclaimer']}
          reloadDocument
          className="font-semibold text-ink underline underline-offset-4"
        >
          Terms, cancellation and refunds
        </Link>
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
