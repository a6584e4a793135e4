import type { SubscriptionPlan, SubscriptionPrice } from '@butterleaf/contract/subscription/calls'
import { couponMaxLength, couponMinLength } from '@butterleaf/domain/subscription/coupon'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { savingWords } from '@butterleaf/domain/subscription/saving-words'
import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { CouponState } from './order.ts'
import { PriceLine } from './price-line.tsx'

interface OrderSummaryProps {
  plan: SubscriptionPlan
  /** The person chose it, here or on the landing page; else it is the one we suggest. */
  isChosen: boolean
  coupon: CouponState
  price: UseQueryResult<SubscriptionPrice>
}

/** [CHK-4] */
export function OrderSummary({ plan, isChosen, coupon, price }: OrderSummaryProps) {
  const now = price.data?.now
  const words = savingWords(planOf(plan.plan_code))
  return (
    <Card as="section" aria-labelledby="order-summary" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="order-summary" className="text-lg">
          Order summary
        </h2>
        <Link
          to={paths['checkout.plans']}
          className="-my-2 py-3 text-sm font-semibold underline underline-offset-4"
        >
          Change plan
        </Link>
      </div>
      {isChosen && <p className="-mt-3 text-sm text-muted">You chose the {plan.name}.</p>}
      <dl className="grid gap-3" aria-live="polite" aria-busy={!now}>
        <PriceLine label={plan.name} amount={plan.list_price} note={words?.list} />
        {plan.discount < 0 && (
          <PriceLine label="Plan discount" amount={plan.discount} note={words?.discount} />
        )}
        {coupon.applied && (
          <PriceLine label={`Coupon ${coupon.applied}`} amount={now ? -now.discount : null} />
        )}
        <PriceLine label="Total" amount={now?.total ?? null} isTotal />
      </dl>
      {price.isError && (
        <RetryLine isRetrying={price.isFetching} onRetry={() => void price.refetch()}>
          The price can’t be reached right now.
        </RetryLine>
      )}
      <PromoCode coupon={coupon} />
      {coupon.applied && <p className="text-sm text-muted">The coupon counts for the first payment only.</p>}
    </Card>
  )
}

/** [CHK-5] */
function PromoCode({ coupon }: { coupon: CouponState }) {
  const { applied, isChecking, fault } = coupon
  const [typed, setTyped] = useState('')
  const place = useFocusHandover<HTMLFormElement>(applied ?? '')
  const whyId = useId()
  const canApply = typed.trim().length >= couponMinLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canApply && !isChecking) void coupon.apply(typed)
  }
  const remove = () => {
    setTyped('')
    coupon.remove()
  }
  return (
    <form {...place} onSubmit={submit} className="flex items-start gap-3">
      <Field
        label="Promo code"
        hint={applied === null && <span id={whyId}>At least {couponMinLength} characters.</span>}
        error={fault}
        className="flex-1"
      >
        <TextInput
          value={applied ?? typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={applied !== null}
          maxLength={couponMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <div className="mt-[2.1rem]">
        {applied === null ? (
          <Button
            key="apply"
            type="submit"
            look="ghost"
            className="min-h-14"
            why={canApply ? undefined : `Type a code of at least ${couponMinLength} characters.`}
            whyId={whyId}
            busy={isChecking}
          >
            Apply
          </Button>
        ) : (
          <Button key="remove" look="ghost" className="min-h-14" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
