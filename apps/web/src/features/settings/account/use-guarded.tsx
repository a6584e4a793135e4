import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { isStale, SignInFirstDialog } from './fresh-sign-in.tsx'

export interface Guarded {
  start: (act: () => void) => void
  fail: (error: Error) => void
  dialog: ReactNode
}

interface Guard {
  /** What a stranger who finds a signed-in phone can't do, as the end of a sentence. */
  guarded: string
  returnTo: string
  /** What an error of the browser or the server means for the person. */
  sayFailure: (error: Error) => string
}

/** What only a person who signed in lately may do: else the dialog asks for that first. */
export function useGuarded({ guarded, returnTo, sayFailure }: Guard): Guarded {
  const account = useAccount()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  return {
    start: (act) => (account.data?.sign_in_first ? setAsking(true) : act()),
    fail: (error) => (isStale(error) ? setAsking(true) : toasts.show(sayFailure(error), { tone: 'error' })),
    dialog: (
      <SignInFirstDialog isOpen={isAsking} onOpenChange={setAsking} guarded={guarded} returnTo={returnTo} />
    ),
  }
}

export function madeText(madeAs: string, madeAt: string, lastUsedAt: string | null): string {
  return `${madeAs} ${dayText(madeAt)}, ${lastUsedAt ? `used ${dayText(lastUsedAt)}` : 'not used yet'}`
}

export function dayText(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}
