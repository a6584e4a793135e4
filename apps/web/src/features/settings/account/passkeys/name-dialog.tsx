import { passkeyNameMaxLength, readPasskeyName } from '@butterleaf/domain/account/passkey-name'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'

interface NameDialogProps {
  title: string
  body?: string
  firstName: string
  saveLabel: string
  busy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks what a passkey is called. */
export function NameDialog({ title, body, firstName, saveLabel, busy, onSave, onClose }: NameDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(firstName)
  const name = readPasskeyName(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name !== undefined && !busy) onSave(name)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      body={body}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            size="lg"
            isWide
            busy={busy}
            why={name === undefined ? 'Type a name first.' : undefined}
          >
            {saveLabel}
          </Button>
          <Button look="quiet" size="lg" isWide onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="pb-4">
        <Field label="Name">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={passkeyNameMaxLength}
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  )
}
