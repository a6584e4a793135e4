import { isProblem } from '#lib/api/api-problem.ts'
import { session } from '#lib/session/session.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** The sign-in has grown too old for what was asked. */
export function isStale(error: Error): boolean {
  return isProblem(error, 'sign-in-again')
}

/** Leads through the provider’s sign-in and back to an address of ours. */
export function useConfirmSignIn(returnTo: string): () => void {
  const toasts = useToasts()
  return () => {
    session
      .confirmSignIn(returnTo)
      .catch(() => toasts.show('Sign-in can’t be reached. Check your connection.', { tone: 'error' }))
  }
}
