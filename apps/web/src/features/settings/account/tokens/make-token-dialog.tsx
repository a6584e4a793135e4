import { ownLabelMaxLength, readOwnLabel } from '@butterleaf/domain/account/own-label'
import { scopeWords, type TokenScope, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { CodeBox } from '#ui/data/code-box.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { SeenOnceDialog } from '../seen-once-dialog.tsx'
import type { NewToken } from './tokens.ts'

const chips = tokenScopes.map((value) => ({ value, label: scopeWords[value] }))

const never = 0
const lifetimes = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'One year' },
  { value: never, label: 'Until I revoke it' },
]
const dayMs = 86_400_000

interface MakeTokenDialogProps {
  busy: boolean
  onMake: (token: NewToken) => void
  onClose: () => void
}

/** Asks what a token is for. */
export function MakeTokenDialog({ busy, onMake, onClose }: MakeTokenDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['plan:read'])
  const [days, setDays] = useState(90)
  const name = readOwnLabel(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === undefined || scopes.length === 0 || busy) return
    const expiresAt = days === never ? null : new Date(Date.now() + days * dayMs).toISOString()
    onMake({ name, scopes: [...scopes], expiresAt })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Make a token"
      body="Anybody who has it can use your account within these limits. It never reaches your sign-in, your data download or your billing."
      actions={
        <>
          <Button type="submit" form={form} size="lg" isWide busy={busy} why={missing(name, scopes)}>
            Make it
          </Button>
          <Button look="quiet" size="lg" isWide onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5 pb-4">
        <Field label="Name" hint="What you’ll use it for, so that you know it in the list.">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={ownLabelMaxLength}
            autoComplete="off"
          />
        </Field>
        <ToggleChips
          label="What it may do"
          chips={chips}
          values={scopes}
          onToggle={(scope, isOn) =>
            setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
          }
        />
        <Field label="Works for">
          <SelectInput options={lifetimes} value={days} onValueChange={setDays} />
        </Field>
      </form>
    </Dialog>
  )
}

function missing(name: string | undefined, scopes: readonly TokenScope[]): string | undefined {
  if (name === undefined) return 'Type a name first.'
  return scopes.length === 0 ? 'Choose what it may do first.' : undefined
}

/** The one time the token is seen. */
export function MadeTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <SeenOnceDialog
      title="Your new token"
      body="Copy it to where it’s used. It isn’t shown again; if you lose it, revoke it and make another."
      keptLabel="I’ve kept it"
      onClose={onClose}
    >
      <div className="pb-4">
        <CodeBox label="Token" text={token} copied="Token copied" />
      </div>
    </SeenOnceDialog>
  )
}
