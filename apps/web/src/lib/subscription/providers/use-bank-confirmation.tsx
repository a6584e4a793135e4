import { type ReactNode, useState } from 'react'
import { forgetBank, leaveForBank } from '../elsewhere/bank-page.ts'
import { NotConfirmed } from '../send-confirmed.ts'
import { BankDialog } from './bank-dialog.tsx'

interface Question {
  /** Each dialog has its own, though a bank may ask the same twice. */
  key: string
  action: string
  leave: () => void
  onConfirmed: (result: string) => void
  onGivenUp: () => void
}

/**
 * Asks the person to confirm with their bank. Where that happens on another page, `asked` is stored in the tab and the promise
 * never resolves: `useBankReturn` reads the answer when the page is loaded again.
 */
export function useBankConfirmation<Asked>(returnTo: string): {
  confirm: (action: string, asked: Asked) => Promise<string>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const confirm = (action: string, asked: Asked) =>
    new Promise<string>((resolve, reject) => {
      setQuestion({
        key: crypto.randomUUID(),
        action,
        leave: () => leaveForBank({ action, returnTo, asked }),
        onConfirmed: (result) => {
          setOpen(false)
          resolve(result)
        },
        onGivenUp: () => {
          setOpen(false)
          forgetBank()
          reject(new NotConfirmed())
        },
      })
      setOpen(true)
    })
  if (!question) return { confirm, dialog: null }
  const { key, ...asked } = question
  return { confirm, dialog: <BankDialog key={key} {...asked} isOpen={isOpen} /> }
}
