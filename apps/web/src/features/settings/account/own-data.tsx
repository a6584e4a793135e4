import Download from 'virtual:lucide/download'
import Trash2 from 'virtual:lucide/trash'
import { accountCalls } from '@butterleaf/contract/account/calls'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { saveFile } from '#lib/save-file.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { isStale, SignInFirstDialog } from './fresh-sign-in.tsx'

/** In the address, so that a sign-in leads back to the question. */
const leaving = 'leaving'

/** OPS-6 */
export function OwnData() {
  const account = useAccount()
  const [search, setSearch] = useSearchParams()
  const isAsking = search.has(leaving) && !account.isPending
  const setAsking = (isOpen: boolean) => setSearch(isOpen ? { [leaving]: '' } : {}, { replace: true })
  const mustSignIn = account.data?.sign_in_first ?? false
  return (
    <Card as="section" aria-label="Your data" className="grid gap-4">
      <h2 className="text-lg">Your data</h2>
      <p className="text-pretty text-sm text-muted">
        Everything we hold about you, in one file. Deleting your account removes all of it for good.
      </p>
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        <Button look="ghost" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete my account
        </Button>
      </div>
      <DeleteDialog
        isOpen={isAsking && !mustSignIn}
        onOpenChange={setAsking}
        onStale={() => void account.refetch()}
      />
      <SignInFirstDialog
        isOpen={isAsking && mustSignIn}
        onOpenChange={setAsking}
        guarded="delete your account"
        returnTo={`${paths['settings.account']}?${leaving}`}
      />
    </Card>
  )
}

function DownloadButton() {
  const toasts = useToasts()
  const download = useMutation({ mutationFn: () => api.send(accountCalls.export, {}) })
  const press = () =>
    download.mutate(undefined, {
      onSuccess: (data) =>
        saveFile(
          `butterleaf-data-${today()}.json`,
          new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        ),
      onError: () => toasts.show('The file can’t be made right now. Please try again.', { tone: 'error' }),
    })
  return (
    <Button look="quiet" busy={download.isPending} busyLabel="Gathering your data" onClick={press}>
      <Download aria-hidden className="size-5" />
      Download my data
    </Button>
  )
}

const word = 'delete'

interface DeleteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The sign-in has grown too old meanwhile. */
  onStale: () => void
}

/** OPS-6: a word is typed, since nothing brings the account back. */
function DeleteDialog({ isOpen, onOpenChange, onStale }: DeleteDialogProps) {
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
