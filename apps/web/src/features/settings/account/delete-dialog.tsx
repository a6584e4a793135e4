import { accountCalls } from '@butterleaf/contract/account/calls'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { isStale } from './fresh-sign-in.ts'

const word = 'delete'

interface DeleteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The sign-in has grown too old meanwhile. */
  onStale: () => void
}

/** OPS-6: a word is typed, since nothing brings the account back. */
export function DeleteDialog({ isOpen, onOpenChange, onStale }: DeleteDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const remove = useMutation({ mutationFn: () => api.send(accountCalls.delete, {}) })
  // Asked again, it is typed again.
  const change = (next: boolean) => {
    setTyped('')
    remove.reset()
    onOpenChange(next)
  }
  const isConfirmed = typed.trim().toLowerCase() === word
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isConfirmed || remove.isPending) return
    // Logging out wipes what the device kept, and lands on the start page.
    remove.mutate(undefined, {
      onSuccess: () => navigate(paths.logout, { replace: true }),
      onError: (error) => isStale(error) && onStale(),
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      role="alertdialog"
      title="Delete your account?"
      body="Your plan, lists, weigh-ins, picture and sign-in will be gone for good, on every device. A subscription ends at once; what is left of a paid term isn’t refunded."
      actions={
        <>
          <Button
            type="submit"
            form={form}
            look="danger"
            size="lg"
            isWide
            busy={remove.isPending}
            busyLabel="Deleting your account"
            why={isConfirmed ? undefined : `Type “${word}” first.`}
          >
            Delete for good
          </Button>
          <Button look="quiet" size="lg" isWide onClick={() => change(false)}>
            Keep it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="pb-4">
        <Field label={`Type “${word}” to confirm`} error={remove.error && failureText(remove.error)}>
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function failureText(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'Nothing was deleted. Check your connection.'
}
