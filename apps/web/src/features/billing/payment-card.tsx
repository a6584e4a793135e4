import CreditCard from 'virtual:lucide/credit-card'
import { useState } from 'react'
import { paths } from '#lib/paths.ts'
import { leaveForPaypal } from '#lib/subscription/elsewhere/paypal-approval.ts'
import { usePaypalReturn } from '#lib/subscription/elsewhere/use-paypal-return.ts'
import { usePaypalPopup } from '#lib/subscription/providers/paypal-popup.ts'
import { usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { LiveSubscription } from './live-subscription.ts'
import { MethodForm } from './method-form.tsx'
import { methodText } from './method-text.ts'
import { useSaveMethod } from './use-save-method.ts'

const messageMs = 3_000

/** [SET-5] The method, and changing it: only a provider's token is ever sent to us. */
export function PaymentCard({ subscription }: { subscription: LiveSubscription }) {
  // Null until it was opened once: on arrival nothing takes the focus.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { show, dialog } = usePassingMessage(messageMs)
  const { isSaving, save, bankNotice, bankDialog } = useSaveMethod({
    onDone: () => setOpen(false),
    onFailure: show,
  })
  const paypal = usePaypalReturn<null>((_asked, token) => save(async () => token))
  const popup = usePaypalPopup()
  const leave = () =>
    paypal.leave(() => leaveForPaypal({ returnTo: paths['settings.account.subscription'], asked: null }))
  const notice = paypal.notice ?? bankNotice
  return (
    <Card as="section" aria-labelledby="payment-method" className="grid gap-5">
      <h2 id="payment-method" className="text-lg">
        Payment
      </h2>
      <Method subscription={subscription} />
      {notice && (
        <div role="status">
          <Banner tone="warning">{notice}</Banner>
        </div>
      )}
      {isOpen ? (
        <MethodForm
          isProcessing={isSaving || paypal.isLeaving}
          onCard={save}
          onPaypal={popup ? () => save(popup) : leave}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          ref={isOpen === null ? undefined : focusOnArrival}
          look="ghost"
          className="justify-self-start"
          busy={isSaving}
          busyLabel="Saving how you pay"
          onClick={() => setOpen(true)}
        >
          Update payment
        </Button>
      )}
      {dialog}
      {bankDialog}
    </Card>
  )
}

function Method({ subscription }: { subscription: LiveSubscription }) {
  const { name, note } = methodText(subscription)
  return (
    <div className="flex items-center gap-4" aria-live="polite">
      <CreditCard aria-hidden className="size-6 shrink-0 text-leaf" />
      <div>
        <p className="font-semibold">{name}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
    </div>
  )
}
