import { planOf } from '@butterleaf/domain/subscription/plans'
import { amountText } from '#lib/subscription/amount-text.ts'
import { usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { Card } from '#ui/surface/card.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ChangePlan } from './change-plan.tsx'
import { failureMessage } from './failure-message.ts'
import type { LiveSubscription } from './live-subscription.ts'
import { periodText } from './period-text.ts'
import { ReactivateButton } from './reactivate-button.tsx'
import { type Standing, standingOf } from './standing.ts'

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
  const change = { subscription, onFailure }
  return (
    <Card as="section" aria-labelledby="your-plan" className="grid gap-5">
      <PlanHead subscription={subscription} standing={standing} />
      <div className="grid gap-1" aria-live="polite">
        <p className="font-semibold">{standing.next}</p>
        <p className="text-pretty text-sm text-muted">{standing.meaning}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {standing.state === 'canceled' ? (
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
