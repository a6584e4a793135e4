import Eye from 'virtual:lucide/eye'
import EyeOff from 'virtual:lucide/eye-off'
import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { isNewPassword, passwordMinLength } from '@butterleaf/domain/account/new-password'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { isStale, useConfirmSignIn } from './fresh-sign-in.tsx'

/** [SET-6] */
export default function PasswordScreen() {
  const account = useAccount()
  return (
    <>
      <title>Password · Butterleaf</title>
      <h1>Password</h1>
      {account.data && <Way user={account.data} onStale={() => void account.refetch()} />}
      {account.isPending && (
        <Loading label="Loading">
          <Skeleton shape="block" className="h-72" />
        </Loading>
      )}
      {account.isLoadingError && (
        <ErrorState
          title="This page didn’t load"
          onRetry={() => void account.refetch()}
          isRetrying={account.isRefetching}
        >
          Check your connection, then try again.
        </ErrorState>
      )}
    </>
  )
}

function Way({ user: { password, email }, onStale }: { user: User; onStale: () => void }) {
  if (password.provider !== null) return <Elsewhere origin={password.provider} />
  if (password.open_until === null) return <SignInFirst />
  return <PasswordForm email={email ?? ''} onStale={onStale} />
}

function Elsewhere({ origin }: { origin: string }) {
  return (
    <Card as="section" aria-label="Where it is changed" className="grid gap-4">
      <p className="text-pretty">
        You sign in with <b className="font-semibold break-all">{new URL(origin).host}</b>. Your password is
        kept and changed there; we never see it.
      </p>
      <ButtonLink look="ghost" href={origin} target="_blank" rel="noreferrer" className="justify-self-start">
        Go there
      </ButtonLink>
    </Card>
  )
}

/** The page comes back after it. */
function SignInFirst() {
  const confirm = useConfirmSignIn(paths['settings.account.password'])
  return (
    <Card as="section" aria-label="Sign in again" className="grid gap-4">
      <h2 className="text-lg">First, sign in again</h2>
      <p className="text-pretty text-muted">
        You signed in a while ago. Enter your current password once more, so that nobody who finds your phone
        can change it. You come right back here.
      </p>
      <Button className="justify-self-start" onClick={confirm}>
        Sign in again
      </Button>
    </Card>
  )
}

const failureShownMs = 3_500

interface PasswordFormProps {
  email: string
  /** The sign-in has grown too old meanwhile. */
  onStale: () => void
}

/** [SET-6] What is typed here is never kept, not even for the tab. */
function PasswordForm({ email, onStale }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const failure = usePassing<string>(failureShownMs)
  const navigate = useNavigate()
  const toasts = useToasts()
  const change = useMutation({
    mutationFn: () => api.send(accountCalls.changePassword, { body: { password } }),
  })
  const why = whyNot(password, repeated)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why || change.isPending) return
    change.mutate(undefined, {
      onSuccess: () => {
        toasts.show('Password updated', { tone: 'done' })
        navigate(paths['settings.account'])
      },
      onError: (error) => (isStale(error) ? onStale() : failure.show(failureText(error))),
    })
  }
  return (
    <Card as="section" aria-label="Set a new password">
      <form onSubmit={submit} className="grid gap-5">
        {/* For password managers: whose it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          hint={`At least ${passwordMinLength} characters, with a digit among them.`}
          value={password}
          onChange={setPassword}
        />
        <PasswordField label="The same again" value={repeated} onChange={setRepeated} />
        <div role="alert" className="empty:hidden">
          {failure.shown && <Banner tone="danger">{failure.shown}</Banner>}
        </div>
        <Button
          type="submit"
          size="lg"
          isWide
          busy={change.isPending}
          busyLabel="Saving your password"
          why={why}
        >
          Save
        </Button>
        <p className="text-pretty text-sm text-muted">
          You stay signed in here. Everywhere else you’ll be asked for the new password.
        </p>
      </form>
    </Card>
  )
}

function whyNot(password: string, repeated: string): string | undefined {
  if (isNewPassword(password, repeated)) return undefined
  if (!isNewPassword(password, password))
    return `Type at least ${passwordMinLength} characters, with a digit among them.`
  return repeated === '' ? 'Type the same again.' : 'The two aren’t the same.'
}

function failureText(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'Your password didn’t change. Check your connection.'
}

interface PasswordFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function PasswordField({ label, hint, value, onChange }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          <IconButton
            look="plain"
            label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        }
      />
    </Field>
  )
}

/** Shows something for a fixed time; showing another one restarts the time. */
function usePassing<Value>(milliseconds: number): {
  shown: Value | undefined
  show: (value: Value) => void
} {
  const [passing, setPassing] = useState<{ value: Value }>()
  useEffect(() => {
    if (!passing) return
    const timer = setTimeout(() => setPassing(undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [passing, milliseconds])
  return { shown: passing?.value, show: (value) => setPassing({ value }) }
}
