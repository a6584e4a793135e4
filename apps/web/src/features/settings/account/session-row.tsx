import Monitor from 'virtual:lucide/monitor'
import Smartphone from 'virtual:lucide/smartphone'
import Tablet from 'virtual:lucide/tablet'
import type { SessionSeen } from '@butterleaf/contract/account/calls'
import { Button } from '#ui/action/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { deviceText, firstSeenText, lastSeenText } from './session-text.ts'

const icons: Readonly<Record<string, typeof Monitor>> = {
  iPhone: Smartphone,
  Android: Smartphone,
  iPad: Tablet,
}

interface SessionRowProps {
  session: SessionSeen
  isEnding: boolean
  onSignOut: () => void
}

export function SessionRow({ session, isEnding, onSignOut }: SessionRowProps) {
  const Icon = icons[session.system ?? ''] ?? Monitor
  const device = deviceText(session)
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-muted">{lastSeenText(session)}</p>
        <p className="text-sm text-muted">{firstSeenText(session)}</p>
      </div>
      {!session.current && (
        <Button look="quiet" size="sm" busy={isEnding} busyLabel="Signing out" onClick={onSignOut}>
          Sign out <VisuallyHidden>of {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
