import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { defaultPlanCode } from '@butterleaf/domain/subscription/plans'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { TrustBadge } from '../site/trust-badge.tsx'
import { Band } from './band.tsx'
import { priceText } from './price-text.ts'

/** [CHK-1] [BIZ-1] The entry to the checkout, with the prices it charges. */
export function PlansSection({ plans }: { plans: readonly SubscriptionPlan[] }) {
  return (
    <Band
      id="plans"
      titleId="plans-title"
      title="One plan, three lengths"
      lead="Everything is in each of them. They differ in how long, and at what price."
    >
      <TrustBadge />
      <ul className="mt-6 grid gap-4 lg:grid-cols-3 lg:items-stretch lg:gap-6">
        {plans.map((plan) => (
          <li key={plan.plan_code} className="grid">
            <PlanOffer plan={plan} isDefault={plan.plan_code === defaultPlanCode} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-muted">
        Plans renew by themselves until you cancel, any time; access stays until the end of what is paid for.
        No refunds after a purchase or a renewal.{' '}
        <a href={paths['home.disclaimer']} className="font-semibold text-ink underline underline-offset-4">
          Cancellation and refunds
        </a>
      </p>
    </Band>
  )
}

function PlanOffer({ plan, isDefault }: { plan: SubscriptionPlan; isDefault: boolean }) {
  const { name, best_value: isBest, per_week: perWeek, total, renews, breakdown } = plan
  return (
    <article className="flex flex-col gap-4 overflow-hidden rounded-card bg-surface p-5 shadow-card">
      <div className={`-mx-5 -mt-5 grid gap-2 px-5 pt-5 pb-4 ${isBest ? 'bg-butter text-on-butter' : ''}`}>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3>{name}</h3>
          {isBest && (
            <span className="rounded-full bg-on-butter px-3 py-1 text-sm font-bold text-butter">
              Best value
            </span>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-1">
          <span className="font-display text-3xl normal-nums">{priceText(perWeek)}</span>
          <span>/wk</span>
        </p>
      </div>
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{priceText(total)} today.</span> {renews}
      </p>
      {breakdown.savings_text && (
        <p className="rounded-sm bg-leaf/12 px-3 py-2 text-sm font-semibold">{breakdown.savings_text}</p>
      )}
      <a
        href={paths['checkout.root']}
        className={buttonLook({
          look: isDefault ? 'leaf' : 'ghost',
          size: 'lg',
          isWide: true,
          className: 'mt-auto',
        })}
      >
        Choose <span className="sr-only">the {name}</span>
      </a>
    </article>
  )
}
