import { flagCalls } from '@butterleaf/contract/flags/calls'
import type { Flags } from '@butterleaf/contract/flags/flags'

/** A browser reconnects by itself after a lost connection, but not after an error status. */
const refusedAgainMs = 30_000

/**
 * Passes on the current flags and every change while the page is visible: a browser has few connections for all tabs of a
 * site, and keeps a page with an open one out of its back/forward cache.
 */
export function followFlags(tell: (flags: Flags) => void): () => void {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(again)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    const opened = new EventSource(flagCalls.watch.path)
    opened.addEventListener('flags', ({ data }) => tell(JSON.parse(data) as Flags))
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, refusedAgainMs)
    })
    source = opened
  }
  const follow = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
