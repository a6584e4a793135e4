import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { useConfirmSignIn } from './fresh-sign-in.ts'

interface SignInFirstDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A stranger who finds a phone that is signed in can't … */
  guarded: string
  returnTo: string
}

/** Asked before what nobody else may do in one’s name. */
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
