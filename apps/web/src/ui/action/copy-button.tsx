import Copy from 'virtual:lucide/copy'
import type { ReactNode } from 'react'
import { useToasts } from '../feedback/toast.tsx'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  /** Said when it is done. */
  copied: string
  /** Said where the browser doesn't allow it, or has no clipboard. */
  refused?: string
  children?: ReactNode
}

/** Puts a text on the clipboard. */
export function CopyButton({
  text,
  copied,
  refused = 'Your browser didn’t allow copying. Select the text instead.',
  children = 'Copy',
}: CopyButtonProps) {
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show(copied, { tone: 'done' })
    } catch {
      toasts.show(refused, { tone: 'error' })
    }
  }
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <Copy aria-hidden className="size-5" />
      {children}
    </Button>
  )
}
