import { type FormEvent, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { NameFields, type Names } from '#lib/subscription/card/name-fields.tsx'
import { type PayMethod, payMethods } from '#lib/subscription/card/pay-method.ts'
import { useCardEntry } from '#lib/subscription/providers/card-entry.tsx'
import { SandboxHint } from '#lib/subscription/sandbox/sandbox-hint.tsx'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Tabs } from '#ui/surface/tabs.tsx'

interface MethodFormProps {
  isProcessing: boolean
  onCard: (makeToken: () => Promise<string>) => void
  onPaypal: () => void
  onClose: () => void
}

/** [SET-5] Locked while it is saved. Card details go to the provider and nowhere else. */
export function MethodForm({ isProcessing, onCard, onPaypal, onClose }: MethodFormProps) {
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
        <Tabs<PayMethod>
          label="Pay with"
          tabs={payMethods}
          value={method}
          onValueChange={setMethod}
          panelClassName="mt-5 grid gap-5"
        >
          {method === 'paypal' ? (
            <p className="text-pretty text-muted">
              You approve this on PayPal’s page and come back here. Nothing is charged before your next
              invoice.
            </p>
          ) : (
            <>
              <NameFields names={names} onChange={change} />
              {card.fields}
            </>
          )}
        </Tabs>
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
