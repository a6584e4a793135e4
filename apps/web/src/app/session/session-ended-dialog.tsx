import { useState } from 'react'
import { session } from '#lib/session/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'

interface SessionEndedDialogProps {
  isOpen: boolean
  returnTo: string
}

/** [AUTH-5] The screen behind stays as it was, and forms restore what was typed after the sign-in. */
export function SessionEndedDialog({ isOpen, returnTo }: SessionEndedDialogProps) {
  const [hasFailed, setFailed] = useState(false)
  const signIn = () => {
    setFailed(false)
    session.signIn('login', returnTo).catch(() => setFailed(true))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => undefined}
      role="alertdialog"
      title="Please sign in again"
      body="Your session has ended. What you typed is kept and waits for you."
      actions={
        <Button size="lg" isWide onClick={signIn}>
          Sign in
        </Button>
      }
    >
      {hasFailed && <p role="alert">Sign-in can’t be reached. Check your connection and try again.</p>}
    </Dialog>
  )
}
