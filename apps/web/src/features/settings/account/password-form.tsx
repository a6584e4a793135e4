import Eye from 'virtual:lucide/eye'
import EyeOff from 'virtual:lucide/eye-off'
import { accountCalls } from '@butterleaf/contract/account/calls'
import { isNewPassword, passwordMinLength } from '@butterleaf/domain/account/new-password'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { isStale } from './fresh-sign-in.ts'
import { usePassing } from './use-passing.ts'

const failureShownMs = 3_500

interface PasswordFormProps {
  email: string
  /** The sign-in has grown too old meanwhile. */
  onStale: () => void
}

/** [SET-6] What is typed here is never kept, not even for the tab. */
export function PasswordForm({ email, onStale }: PasswordFormProps) {
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
