import { flagCalls } from '@butterleaf/contract/flags/calls'
import type { Flags } from '@butterleaf/contract/flags/flags'

/** A browser comes back by itself after a lost connection, but not after an answer that says no. */
const refusedAgainMs = 30_000

/**
 * Tells the flags of now and of every change while the page is looked at: a browser has few connections for all tabs of a site,
 * and keeps no page that has one open for the way back.
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
