import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

/** What the device keeps is shown, since the provider hasn't answered: by its silence the server is out of reach as well. */
export function useIsUnreachable(): boolean {
  const { status } = useSession()
  return status === 'slow' || status === 'unreachable'
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current)
}
