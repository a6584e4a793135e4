import type { Passkeys } from '@butterleaf/contract/account/calls'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { useMakeCodes, useSecondFactor } from './passkeys.ts'
import { useGuarded } from './use-guarded.tsx'

const lowCount = 3
const passkeyNeeded = 'Add a passkey first. Without one, nothing could be asked for after the password.'

/** Whether the password alone is enough, and what is left when every passkey is lost. */
export function SecondStepCard({ passkeys }: { passkeys: Passkeys }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const guarded = useGuarded()
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
  guarded: ReturnType<typeof useGuarded>
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
