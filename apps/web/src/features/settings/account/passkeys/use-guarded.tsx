import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { paths } from '#lib/paths.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { isStale } from '../fresh-sign-in.ts'
import { SignInFirstDialog } from '../sign-in-first-dialog.tsx'
import { failureText } from './passkey-text.ts'

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
