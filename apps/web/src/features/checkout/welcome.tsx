import Check from 'virtual:lucide/check'
import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { Link } from 'react-router'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { amountText } from '#lib/subscription/amount-text.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'

/** After payment: what was bought, what comes next, and a link to the first question, or to the existing plan. */
export function Welcome({ subscription: { current, billing } }: { subscription: SubscriptionAnswer }) {
  // Null means that the server has no plan. If it couldn't be reached, the app asks again.
  const plan = usePlanQuery()
  return (
    <CheckoutFrame
      takesFocus
      title="You’re in"
      lead="The butter is yours. A receipt is on its way to your mailbox."
    >
      <section
        aria-label="Your membership"
        className="max-w-lg rounded-card bg-butter p-6 text-on-butter [--focus:var(--on-butter)]"
      >
        <div className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-on-butter text-butter">
            <Check aria-hidden className="size-6" strokeWidth={3} />
          </span>
          <div>
            <h2 className="text-lg">{current?.name ?? 'Your membership'}</h2>
            {current && billing && (
              <p className="text-sm">
                Renews on {instantText(current.current_term_ends_at)} at{' '}
                {amountText(billing.total, billing.currency)}, until you cancel.
              </p>
            )}
          </div>
        </div>
      </section>
      {plan.isPending ? (
        <Skeleton shape="button" className="w-full max-w-lg" />
      ) : (
        <Link
          to={plan.data === null ? paths.onboarding : paths.app}
          replace
          className={buttonLook({ size: 'lg', isWide: true, className: 'max-w-lg' })}
        >
          {plan.data === null ? 'Build my plan' : 'Open my plan'}
        </Link>
      )}
    </CheckoutFrame>
  )
}
