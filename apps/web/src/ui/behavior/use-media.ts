import { useSyncExternalStore } from 'react'

/** Whether a media query matches now; false without a window. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = globalThis.matchMedia?.(query)
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
