import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'

export interface PassingMessage {
  title: string
  lines?: readonly string[]
}

/** [CHK-6] [CHK-12] A message over the page that closes by itself, or sooner by a press. */
export function usePassingMessage(milliseconds: number): {
  show: (message: PassingMessage) => void
  dialog: ReactNode
} {
  const [message, setMessage] = useState<PassingMessage>({ title: '' })
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message has its own full time
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setOpen(false), milliseconds)
    return () => clearTimeout(timer)
  }, [isOpen, message, milliseconds])
  const show = useCallback((next: PassingMessage) => {
    setMessage(next)
    setOpen(true)
  }, [])
  const dialog = (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={message.title}
      actions={
        <Button look="quiet" isWide onClick={() => setOpen(false)}>
          Close
        </Button>
      }
    >
      {message.lines && (
        <ul className="grid gap-1">
          {message.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
  return { show, dialog }
}
