import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { forgetBank, leaveForBank } from '../elsewhere/bank-page.ts'
import { useRestoredPage } from '../elsewhere/use-return.ts'
import { NotConfirmed } from '../send-confirmed.ts'
import { useClientConfig } from './client-config.ts'
import { askBank, type BankStep } from './recurly-bank-step.ts'

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

interface BankDialogProps {
  isOpen: boolean
  action: string
  /** Leaves for the page of the sandbox's bank. */
  leave: () => void
  onConfirmed: (result: string) => void
  onGivenUp: () => void
}

/** [CHK-12] Announces the bank's step before it starts: a page of its own, or a frame in this dialog. */
function BankDialog({ isOpen, action, leave, onConfirmed, onGivenUp }: BankDialogProps) {
  const billing = useClientConfig()?.billing
  const [isAsking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const step = useRef<BankStep>(undefined)
  useRestoredPage(() => setAsking(false))
  // Closed or removed: a late answer must not be taken for that to another question.
  useEffect(() => (isOpen ? () => step.current?.remove() : undefined), [isOpen])
  // During the press itself: browsers may block windows that a later step opens.
  const start = () => {
    setAsking(true)
    if (billing?.publicKey === undefined || !frame.current) return leave()
    step.current = askBank({ publicKey: billing.publicKey, action, place: frame.current })
    step.current.result.then(onConfirmed, onGivenUp)
  }
  const isFramed = isAsking && billing?.publicKey !== undefined
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onGivenUp()}
      title="Your bank wants to confirm this"
      body="It asks whether it is you. Nothing is charged before you have said yes there."
      actions={
        <>
          {!isFramed && (
            <Button isWide busy={isAsking || !billing} onClick={start}>
              Go to my bank
            </Button>
          )}
          <Button look="quiet" isWide onClick={onGivenUp}>
            Not now
          </Button>
        </>
      }
    >
      {/* As large as the bank's step needs. */}
      <div ref={frame} className={isFramed ? 'min-h-100' : ''} />
    </Dialog>
  )
}
