import Copy from 'virtual:lucide/copy'
import Download from 'virtual:lucide/download'
import Printer from 'virtual:lucide/printer'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'
import { printCodes } from './print-codes.ts'

interface CodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** The one time the codes are seen. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const toasts = useToasts()
  const text = `Butterleaf recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('Codes copied', { tone: 'done' }),
      () => toasts.show('Your browser didn’t allow copying. Download or print them.', { tone: 'error' }),
    )
  return (
    <Dialog
      isOpen
      // A press beside it must not lose them: only its own button closes it.
      onOpenChange={() => undefined}
      role="alertdialog"
      title="Your recovery codes"
      body="Keep them where you’d find them without this device. Each works once in place of a passkey. They aren’t shown again."
      actions={
        <Button size="lg" isWide onClick={onClose}>
          I’ve kept them
        </Button>
      }
    >
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 pb-4 font-mono text-base md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 pb-4">
        <Button look="quiet" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          Copy
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile('butterleaf-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Download aria-hidden className="size-5" />
          Download
        </Button>
        <Button look="quiet" onClick={() => printCodes(codes)}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
    </Dialog>
  )
}
