import { type ReactNode, useRef } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  body?: ReactNode
  /** What the answer is about, or needs. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Does not close by itself: the caller closes when the action is done. */
  onConfirm: () => void
  /** The action destroys something. */
  isDanger?: boolean
  busy?: boolean
}

/** Asks before doing. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  isDanger = false,
  busy = false,
  ...dialog
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      initialFocus={cancel}
      actions={
        <>
          <Button look={isDanger ? 'danger' : 'leaf'} size="lg" isWide busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button ref={cancel} look="quiet" size="lg" isWide onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  )
}
