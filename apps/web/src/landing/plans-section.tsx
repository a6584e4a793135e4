import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { defaultPlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { savingWords } from '@butterleaf/domain/subscription/saving-words'
import { checkoutPath, paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { TrustBadge } from '../site/trust-badge.tsx'
import { Band } from './band.tsx'
import { priceText } from './landing-words.ts'

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
      <ul className="mt-4 grid gap-3 lg:mt-6 lg:grid-cols-3 lg:items-stretch lg:gap-6">
        {plans.map((plan) => (
          <li key={plan.plan_code} className="grid">
            <PlanOffer plan={plan} isDefault={plan.plan_code === defaultPlanCode} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-sm lg:mt-6 text-muted">
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
  const words = savingWords(planOf(plan.plan_code))
  return (
    <article className="flex flex-col gap-3 overflow-hidden rounded-card bg-surface p-4 shadow-card lg:gap-4 lg:p-5">
      <div
        className={`-mx-4 -mt-4 flex flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 lg:-mx-5 lg:-mt-5 lg:grid lg:items-stretch lg:gap-2 lg:px-5 lg:pt-5 lg:pb-4 ${isBest ? 'bg-butter text-on-butter' : ''}`}
      >
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3>{name}</h3>
          {isBest && (
            <span className="rounded-full bg-on-butter px-3 py-1 text-sm font-bold text-butter">
              Best value
            </span>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-1">
          <span className="font-display text-2xl lg:text-3xl">{priceText(perWeek)}</span>
          <span>/wk</span>
        </p>
      </div>
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{priceText(total)} today.</span> {renews}
      </p>
      {breakdown.savings_text && (
        <p className="rounded-sm bg-leaf/12 px-3 py-1.5 text-xs lg:py-2 lg:text-sm">
          <span className="block text-sm font-semibold">{breakdown.savings_text}</span>
          <span className="lg:hidden">{words?.compared}.</span>
          <span className="max-lg:hidden">{words?.savings}</span>
        </p>
      )}
      <a
        href={checkoutPath(plan.plan_code)}
        className={buttonLook({
          look: isDefault ? 'leaf' : 'ghost',
          isWide: true,
          className: 'mt-auto lg:min-h-14',
        })}
      >
        Choose <span className="sr-only">the {name}</span>
      </a>
    </article>
  )
}
