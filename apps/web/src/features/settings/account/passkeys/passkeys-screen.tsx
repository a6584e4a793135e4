import Fingerprint from 'virtual:lucide/fingerprint-pattern'
import Pencil from 'virtual:lucide/pencil'
import Plus from 'virtual:lucide/plus'
import Trash2 from 'virtual:lucide/trash'
import type { Passkey, Passkeys, User } from '@butterleaf/contract/account/calls'
import { ownLabelMaxLength, readOwnLabel } from '@butterleaf/domain/account/own-label'
import { type FormEvent, useId, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { madeText } from '../use-guarded.tsx'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './passkeys.ts'
import { SecondStepCard } from './second-step-card.tsx'
import { usePasskeyGuard } from './use-passkey-guard.ts'

export default function PasskeysScreen() {
  const account = useAccount()
  return (
    <>
      <title>Passkeys · Butterleaf</title>
      <h1>Passkeys</h1>
      {account.data ? <Own user={account.data} /> : <Waiting query={account} />}
    </>
  )
}

function Own({ user }: { user: User }) {
  if (user.password.provider !== null)
    return (
      <Card as="section" aria-label="Where they are kept">
        <p className="text-pretty">
          You sign in with <b className="font-semibold break-all">{new URL(user.password.provider).host}</b>.
          Passkeys are kept there.
        </p>
      </Card>
    )
  return <Loaded />
}

function Loaded() {
  const query = usePasskeys()
  return query.data ? <Cards passkeys={query.data} /> : <Waiting query={query} />
}

function Cards({ passkeys }: { passkeys: Passkeys }) {
  return (
    <>
      <PasskeysCard passkeys={passkeys.passkeys} />
      <SecondStepCard passkeys={passkeys} />
    </>
  )
}

interface Asked {
  isLoadingError: boolean
  isRefetching: boolean
  refetch: () => Promise<unknown>
}

function Waiting({ query: { isLoadingError, isRefetching, refetch } }: { query: Asked }) {
  if (isLoadingError)
    return (
      <ErrorState title="This page didn’t load" onRetry={() => void refetch()} isRetrying={isRefetching}>
        Check your connection, then try again.
      </ErrorState>
    )
  return (
    <Loading label="Loading">
      <Skeleton shape="block" className="h-72" />
    </Loading>
  )
}

function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isNaming, setNaming] = useState(false)
  const guarded = usePasskeyGuard()
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

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const guarded = usePasskeyGuard()
  const toasts = useToasts()
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const { id: passkeyId, name } = passkey
  const after = (said: string) => ({
    onSuccess: () => toasts.show(said, { tone: 'done' } as const),
    onError: guarded.fail,
    onSettled: () => setAsked(undefined),
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <Fingerprint aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{madeText('Added', passkey.added_at, passkey.last_used_at)}</p>
      </div>
      <IconButton look="plain" label={`Rename ${name}`} onClick={() => setAsked('rename')}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        look="plain"
        label={`Remove ${name}`}
        onClick={() => guarded.start(() => setAsked('remove'))}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      {asked === 'rename' && (
        <NameDialog
          title="Rename the passkey"
          firstName={name}
          saveLabel="Save"
          busy={rename.isPending}
          onSave={(next) => rename.mutate({ passkeyId, name: next }, after('Name saved'))}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'remove' : undefined)}
        title={`Remove “${name}”?`}
        body="It no longer opens your account here. Your device may go on listing it until you delete it there too."
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(passkeyId, after('Passkey removed'))}
        isDanger
        busy={remove.isPending}
      />
      {guarded.dialog}
    </li>
  )
}

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
function NameDialog({ title, body, firstName, saveLabel, busy, onSave, onClose }: NameDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(firstName)
  const name = readOwnLabel(typed)
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
            maxLength={ownLabelMaxLength}
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  )
}
