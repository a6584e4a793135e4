import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import type { FormEvent, ReactNode } from 'react'
import { amountText } from '#lib/subscription/billing-text.ts'
import { NameFields, type Names } from '#lib/subscription/card/name-fields.tsx'
import { type PayMethod, payMethods } from '#lib/subscription/card/pay-method.ts'
import { useCardEntry } from '#lib/subscription/providers/card-entry.tsx'
import { SandboxHint } from '#lib/subscription/sandbox/sandbox-mark.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Segmented } from '#ui/form/segmented.tsx'

interface PaymentFormProps {
  plan: SubscriptionPlan
  /** Undefined while the price is loading: nothing is bought at an unknown price. */
  totalToday: number | undefined
  names: Names
  onNames: (part: Partial<Names>) => void
  method: PayMethod
  onMethod: (method: PayMethod) => void
  isProcessing: boolean
  notice: string | undefined
  onCard: (makeToken: () => Promise<string>) => void
  onPaypal: () => void
  /** The question of consent, just before paying. */
  consent: ReactNode
}

/** [CHK-7] [CHK-8] Locked while processing. Card details go to the provider and nowhere else. */
export function PaymentForm(props: PaymentFormProps) {
  const { plan, totalToday, names, method, isProcessing } = props
  const card = useCardEntry()
  const isNamed = names.firstName.trim() !== '' && names.lastName.trim() !== ''
  const isComplete = method === 'paypal' || card.isComplete
  const why = !isNamed
    ? 'Type a first and a last name.'
    : !isComplete
      ? 'The card details aren’t complete yet.'
      : totalToday === undefined
        ? 'The price is still loading.'
        : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why || isProcessing) return
    if (method === 'paypal') props.onPaypal()
    else props.onCard(() => card.makeToken(names))
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Payment" className="grid gap-6">
      {props.notice && (
        <div role="status">
          <Banner tone="warning">{props.notice}</Banner>
        </div>
      )}
      <fieldset
        disabled={isProcessing}
        aria-busy={isProcessing}
        className="grid min-w-0 gap-6 disabled:opacity-60"
      >
        <legend className="sr-only">How you pay</legend>
        <Segmented<PayMethod>
          label="Pay with"
          options={payMethods}
          value={method}
          onValueChange={props.onMethod}
          isWide
        />
        <NameFields names={names} onChange={props.onNames} />
        {method === 'paypal' ? (
          <p className="text-pretty text-muted">
            You approve the payment on PayPal’s page and come back here. We never see your PayPal sign-in.
          </p>
        ) : (
          card.fields
        )}
        <SandboxHint method={method} />
        {props.consent}
      </fieldset>
      <div className="grid gap-3">
        <Terms plan={plan} totalToday={totalToday} />
        <Button
          type="submit"
          size="lg"
          isWide
          why={why}
          busy={isProcessing}
          busyLabel="Processing your payment"
        >
          {method === 'paypal' ? 'Pay with PayPal' : 'Subscribe'}
        </Button>
      </div>
    </form>
  )
}

/** [BIZ-1] States before paying what is paid now and what renews. */
function Terms({ plan, totalToday }: Pick<PaymentFormProps, 'plan' | 'totalToday'>) {
  return (
    <p className="text-pretty text-sm text-muted">
      {totalToday !== undefined && (
        <span className="font-semibold text-ink">You pay {amountText(totalToday)} today. </span>
      )}
      {plan.renews} No refunds after a purchase or a renewal.
    </p>
  )
}
