import type { Passkey } from '@butterleaf/contract/account/calls'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { isStale, SignInFirstDialog } from '../fresh-sign-in.tsx'

/** What only a person who signed in lately may do: else the dialog asks for that first. */
export function useGuarded(): {
  start: (act: () => void) => void
  fail: (error: Error) => void
  dialog: ReactNode
} {
  const account = useAccount()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  return {
    start: (act) => (account.data?.sign_in_first ? setAsking(true) : act()),
    fail: (error) => (isStale(error) ? setAsking(true) : toasts.show(failureText(error), { tone: 'error' })),
    dialog: (
      <SignInFirstDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        guarded="change how your account is opened"
        returnTo={paths['settings.account.passkeys']}
      />
    ),
  }
}

export function usedText({ added_at, last_used_at }: Passkey): string {
  const used = last_used_at ? `used ${dayText(last_used_at)}` : 'not used yet'
  return `Added ${dayText(added_at)}, ${used}`
}

/** What an error of the browser or the server means for the person. */
function failureText(error: Error): string {
  if (error instanceof ApiProblem) return error.message
  if (error.name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'No passkey was made.'
  if (error.name === 'SecurityError') return 'Passkeys don’t work at this address.'
  return 'Nothing changed. Check your connection.'
}

function dayText(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}
