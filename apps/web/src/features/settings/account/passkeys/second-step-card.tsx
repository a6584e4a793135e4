import Download from 'virtual:lucide/download'
import Printer from 'virtual:lucide/printer'
import type { Passkeys } from '@butterleaf/contract/account/calls'
import { useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/action/button.tsx'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { SeenOnceDialog } from '../seen-once-dialog.tsx'
import type { Guarded } from '../use-guarded.tsx'
import { useMakeCodes, useSecondFactor } from './passkeys.ts'
import { usePasskeyGuard } from './use-passkey-guard.ts'

const lowCount = 3
const passkeyNeeded = 'Add a passkey first. Without one, nothing could be asked for after the password.'

/** Whether the password alone is enough, and what is left when every passkey is lost. */
export function SecondStepCard({ passkeys }: { passkeys: Passkeys }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const guarded = usePasskeyGuard()
  const { second_factor: isAsked, recovery_codes_left: left } = passkeys
  return (
    <Card as="section" aria-labelledby="second-step" className="grid gap-4">
      <h2 id="second-step" className="text-lg">
        A second step after the password
      </h2>
      <p className="text-pretty text-sm text-muted">
        {isAsked
          ? 'On. After your password we ask for a passkey or a recovery code, so that a stolen password opens nothing.'
          : 'Off. Your password alone opens your account. Turned on, we ask for a passkey or a recovery code after it.'}
      </p>
      <Switch passkeys={passkeys} guarded={guarded} onCodes={setCodes} />
      {(isAsked || left > 0) && <CodesLeft left={left} guarded={guarded} onCodes={setCodes} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {guarded.dialog}
    </Card>
  )
}

interface PartProps {
  guarded: Guarded
  onCodes: (codes: readonly string[]) => void
}

function Switch({ passkeys, guarded, onCodes }: PartProps & { passkeys: Passkeys }) {
  const toasts = useToasts()
  const change = useSecondFactor()
  const isAsked = passkeys.second_factor
  const hasPasskey = passkeys.passkeys.length > 0
  const press = () =>
    change.mutate(!isAsked, {
      onSuccess: ({ recovery_codes: codes }) => {
        toasts.show(isAsked ? 'The second step is off' : 'The second step is on', { tone: 'done' })
        if (codes) onCodes(codes)
      },
      onError: guarded.fail,
    })
  return (
    <Button
      look="ghost"
      className="justify-self-start"
      busy={change.isPending}
      why={!isAsked && !hasPasskey ? passkeyNeeded : undefined}
      onClick={() => guarded.start(press)}
    >
      {isAsked ? 'Turn it off' : 'Turn it on'}
    </Button>
  )
}

function CodesLeft({ left, guarded, onCodes }: PartProps & { left: number }) {
  const make = useMakeCodes()
  const press = () =>
    make.mutate(undefined, {
      onSuccess: ({ recovery_codes: codes }) => onCodes(codes),
      onError: guarded.fail,
    })
  const words = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`
  return (
    <>
      {left <= lowCount ? (
        <Banner tone="warning">{words} Make new ones before you need them.</Banner>
      ) : (
        <p className="text-sm text-muted">{words} Each works once, in place of a passkey.</p>
      )}
      <Button
        look="quiet"
        className="justify-self-start"
        busy={make.isPending}
        busyLabel="Making new codes"
        onClick={() => guarded.start(press)}
      >
        Make new recovery codes
      </Button>
    </>
  )
}

interface CodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** The one time the codes are seen. */
function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const text = `Butterleaf recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <SeenOnceDialog
      title="Your recovery codes"
      body="Keep them where you’d find them without this device. Each works once in place of a passkey. They aren’t shown again."
      keptLabel="I’ve kept them"
      onClose={onClose}
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
        <CopyButton
          text={text}
          copied="Codes copied"
          refused="Your browser didn’t allow copying. Download or print them."
        />
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
    </SeenOnceDialog>
  )
}

/** Prints the codes alone, from a frame of their own, since the page's sheet prints the page. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet || !frame.contentWindow) return
  const title = sheet.createElement('h1')
  title.textContent = 'Butterleaf recovery codes'
  const list = sheet.createElement('ol')
  for (const code of codes) {
    const row = sheet.createElement('li')
    row.textContent = code
    list.append(row)
  }
  sheet.body.append(title, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
