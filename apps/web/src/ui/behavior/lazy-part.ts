import { useEffect, useSyncExternalStore } from 'react'

// Safari has no idle callback: there it runs after everything the page itself requested.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

export type LazyPart<Part> = {
  subscribe: (listener: () => void) => () => void
  read: () => { part?: Part; failure?: unknown }
  fetchNow: () => void
}

/**
 * A part that is too heavy for the first paint: fetched when the browser is idle, or at once when it is needed. Unlike
 * React.lazy it never suspends, so a loaded part appears without a blank frame.
 */
export function createLazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let state: { part?: Part; failure?: unknown } = {}
  let isLoading = false
  let isAsked = false
  const listeners = new Set<() => void>()

  const settle = (next: typeof state) => {
    state = next
    isLoading = false
    for (const listener of listeners) listener()
  }
  const fetchPart = () => {
    if (isLoading || state.part) return
    isLoading = true
    // A failed idle fetch is forgotten; the part is fetched again when it is needed.
    load().then(
      (part) => settle({ part }),
      (failure) => settle(isAsked ? { failure } : {}),
    )
  }
  whenIdle(fetchPart)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    fetchNow() {
      isAsked = true
      fetchPart()
    },
  }
}

/** The part, or null while it is loading; a lost chunk is thrown for the screen's error state (APP-9). */
export function useLazyPart<Part>(
  { subscribe, read, fetchNow }: LazyPart<Part>,
  isNeeded: boolean,
): Part | null {
  const { part, failure } = useSyncExternalStore(subscribe, read)
  useEffect(() => {
    if (isNeeded && !part) fetchNow()
  }, [isNeeded, part, fetchNow])
  if (isNeeded && failure) throw failure
  return part ?? null
}
