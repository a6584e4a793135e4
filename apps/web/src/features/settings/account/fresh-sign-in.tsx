import { isProblem } from '#lib/api/api-problem.ts'
import { session } from '#lib/session/session.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

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

interface SignInFirstDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What a stranger who finds a signed-in phone can't do, as the end of a sentence. */
  guarded: string
  returnTo: string
}

/** Asks for a fresh sign-in before an action that only the account's owner may take. */
export function SignInFirstDialog({ guarded, returnTo, ...dialog }: SignInFirstDialogProps) {
  const confirm = useConfirmSignIn(returnTo)
  return (
    <ConfirmDialog
      {...dialog}
      title="First, sign in again"
      body={`You signed in a while ago. Enter your password once more, so that nobody who finds your phone can ${guarded}. You come right back here.`}
      confirmLabel="Sign in again"
      onConfirm={confirm}
    />
  )
}
