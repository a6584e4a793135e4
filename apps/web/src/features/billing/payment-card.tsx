import CreditCard from 'virtual:lucide/credit-card'
import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { paths } from '#lib/paths.ts'
import { NameFields, type Names } from '#lib/subscription/card/name-fields.tsx'
import { type PayMethod, payMethods } from '#lib/subscription/card/pay-method.ts'
import { leaveForPaypal } from '#lib/subscription/elsewhere/paypal-approval.ts'
import { useBankReturn, usePaypalReturn } from '#lib/subscription/elsewhere/use-return.ts'

import { useCardEntry } from '#lib/subscription/providers/card-entry.tsx'
import { usePaypalPopup } from '#lib/subscription/providers/paypal-popup.ts'
import { useBankConfirmation } from '#lib/subscription/providers/use-bank-confirmation.tsx'
import { SandboxHint } from '#lib/subscription/sandbox/sandbox-mark.tsx'
import { sendConfirmed } from '#lib/subscription/send-confirmed.ts'
import { type PassingMessage, usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { LiveSubscription } from './live-subscription.ts'
import { failureMessage, useBillingChange } from './use-billing-change.ts'

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

/** Billing providers' names of brands. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  discover: 'Discover',
}

interface MethodText {
  name: string
  note: string | null
}

/** The method in words: "Visa ending in 1111", "Expires 12/2031". */
function methodText({ billing }: LiveSubscription, now: string = today()): MethodText {
  const { method, card_type, last_four, month, year } = billing
  if (method === 'paypal') return { name: 'PayPal', note: null }
  const brand = brandNames[card_type ?? ''] ?? 'Card'
  const name = last_four === null ? brand : `${brand} ending in ${last_four}`
  if (month === null || year === null) return { name, note: null }
  const until = `${String(month).padStart(2, '0')}/${year}`
  // A card is good until its month is over.
  const isOver = `${year}-${until.slice(0, 2)}` < now.slice(0, 7)
  return { name, note: isOver ? `Expired ${until}: another one is needed` : `Expires ${until}` }
}

interface MethodFormProps {
  isProcessing: boolean
  onCard: (makeToken: () => Promise<string>) => void
  onPaypal: () => void
  onClose: () => void
}

/** [SET-5] Locked while it is saved. Card details go to the provider and nowhere else. */
function MethodForm({ isProcessing, onCard, onPaypal, onClose }: MethodFormProps) {
  const [method, setMethod] = useState<PayMethod>('credit_card')
  const card = useCardEntry()
  const { names, change } = useNames()
  const isReady = method === 'paypal' || (card.isComplete && isNamed(names))
  const missing = isNamed(names) ? 'The card details aren’t complete yet.' : 'Type a first and a last name.'
  const why = isReady ? undefined : missing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isProcessing) return
    if (method === 'paypal') onPaypal()
    else onCard(() => card.makeToken(names))
  }
  return (
    <form
      ref={focusOnArrival}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      aria-label="Update payment"
      className="grid gap-5 outline-none"
    >
      <fieldset
        disabled={isProcessing}
        aria-busy={isProcessing}
        className="grid min-w-0 gap-5 disabled:opacity-60"
      >
        <legend className="sr-only">How you pay from now on</legend>
        <Segmented<PayMethod>
          label="Pay with"
          options={payMethods}
          value={method}
          onValueChange={setMethod}
          isWide
        />
        {method === 'paypal' ? (
          <p className="text-pretty text-muted">
            You approve this on PayPal’s page and come back here. Nothing is charged before your next invoice.
          </p>
        ) : (
          <>
            <NameFields names={names} onChange={change} />
            {card.fields}
          </>
        )}
        <SandboxHint method={method} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" why={why} busy={isProcessing} busyLabel="Saving how you pay">
          {method === 'paypal' ? 'Continue to PayPal' : 'Save card'}
        </Button>
        <Button look="quiet" why={isProcessing ? 'Your change is being saved.' : undefined} onClick={onClose}>
          Keep the current one
        </Button>
      </div>
    </form>
  )
}

/** The account's names until others are typed. */
function useNames() {
  const { data: account } = useAccount()
  const [typed, setTyped] = useState<Partial<Names>>({})
  const names: Names = {
    firstName: typed.firstName ?? account?.given_name ?? '',
    lastName: typed.lastName ?? account?.family_name ?? '',
  }
  return { names, change: (part: Partial<Names>) => setTyped({ ...typed, ...part }) }
}

function isNamed({ firstName, lastName }: Names): boolean {
  return firstName.trim() !== '' && lastName.trim() !== ''
}

interface SavingEnds {
  onDone: () => void
  onFailure: (message: PassingMessage) => void
}

interface MethodSaving {
  isSaving: boolean
  save: (makeToken: () => Promise<string>) => void
  bankNotice: string | undefined
  bankDialog: ReactNode
}

interface Saved {
  makeToken: () => Promise<string>
  /** The answer of the bank's page. */
  confirmation: string | null
}

/** [SET-5] Turns a provider's token into the new method, with the bank's confirmation where it asks for one. */
function useSaveMethod({ onDone, onFailure }: SavingEnds): MethodSaving {
  const toasts = useToasts()
  const bank = useBankConfirmation<string>(paths['settings.account.subscription'])
  const update = useBillingChange(async ({ makeToken, confirmation }: Saved) => {
    const token = await makeToken()
    const confirm = (action: string) => bank.confirm(action, token)
    return sendConfirmed((confirmed) => sendToken(token, confirmed), confirm, confirmation)
  })
  const save = (saved: Saved) =>
    update.mutate(saved, {
      onSuccess: () => {
        onDone()
        toasts.show('Your payment is updated', { tone: 'done' })
      },
      onError: (error) => onFailure(failureMessage(error)),
    })
  const { notice } = useBankReturn<string>((answer) => {
    if (answer.kind === 'confirmed') save({ makeToken: async () => answer.asked, confirmation: answer.token })
  })
  return {
    isSaving: update.isPending,
    save: (makeToken) => save({ makeToken, confirmation: null }),
    bankNotice: notice,
    bankDialog: bank.dialog,
  }
}

function sendToken(token: string, confirmation: string | null) {
  const body = confirmation === null ? { token } : { token, confirmation }
  return api.send(subscriptionCalls.updateBilling, { body })
}
