import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { useRestoredPage } from '../elsewhere/use-restored-page.ts'
import { askBank, type BankStep } from './recurly-bank-step.ts'
import { useClientConfig } from './use-client-config.ts'

interface BankDialogProps {
  isOpen: boolean
  action: string
  /** Leaves for the page of the sandbox's bank. */
  leave: () => void
  onConfirmed: (result: string) => void
  onGivenUp: () => void
}

/** [CHK-12] Announces the bank's step before it starts: a page of its own, or a frame in this dialog. */
export function BankDialog({ isOpen, action, leave, onConfirmed, onGivenUp }: BankDialogProps) {
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
