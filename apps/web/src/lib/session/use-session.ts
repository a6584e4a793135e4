import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

/** Cached data is shown while the provider doesn't answer; the server then counts as unreachable too. */
export function useIsUnreachable(): boolean {
  const { status } = useSession()
  return status === 'slow' || status === 'unreachable'
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current)
}
