import Plus from 'virtual:lucide/plus'
import type { Passkey } from '@butterleaf/contract/account/calls'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { useAddPasskey } from './passkeys.ts'
import { useGuarded } from './use-guarded.tsx'

export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isNaming, setNaming] = useState(false)
  const guarded = useGuarded()
  const toasts = useToasts()
  const add = useAddPasskey()
  const press = (name: string) =>
    add.mutate(name, {
      onSuccess: () => toasts.show('Passkey added', { tone: 'done' }),
      onError: guarded.fail,
      onSettled: () => setNaming(false),
    })
  return (
    <Card as="section" aria-labelledby="passkeys" className="grid gap-3">
      <h2 id="passkeys" className="text-lg">
        Your passkeys
      </h2>
      <p className="text-pretty text-sm text-muted">
        A passkey opens your account by the finger, face or code that unlocks your device. Nobody can guess it
        or fish for it, and your password goes on working.
      </p>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p>You have none yet.</p>
      )}
      <Button
        look="ghost"
        className="justify-self-start"
        onClick={() => guarded.start(() => setNaming(true))}
      >
        <Plus aria-hidden className="size-5" />
        Add a passkey
      </Button>
      {isNaming && (
        <NameDialog
          title="Add a passkey"
          body="Your device asks next. Give the passkey a name, so that you know it in this list."
          firstName={`Passkey ${passkeys.length + 1}`}
          saveLabel="Continue"
          busy={add.isPending}
          onSave={press}
          onClose={() => setNaming(false)}
        />
      )}
      {guarded.dialog}
    </Card>
  )
}
