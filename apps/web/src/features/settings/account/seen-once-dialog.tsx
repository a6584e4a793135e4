import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'

type SeenOnceDialogProps = {
  title: string
  body: string
  /** "I’ve kept it" */
  keptLabel: string
  onClose: () => void
  children: ReactNode
}

/** The one time that a secret is seen: a press beside it must not lose it, so only its own button closes it. */
export function SeenOnceDialog({ title, body, keptLabel, onClose, children }: SeenOnceDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      role="alertdialog"
      title={title}
      body={body}
      actions={
        <Button size="lg" isWide onClick={onClose}>
          {keptLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
