import { flagCalls } from '@butterleaf/contract/flags/calls'
import type { FlagName, Flags } from '@butterleaf/contract/flags/flags'
import {
  ErrorCode,
  OpenFeature,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'

/** [LAND-6] Shows each element with `data-flag` while that flag is on, without a reload. */
export function showFlaggedParts(): void {
  const client = OpenFeature.getClient()
  const show = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-flag]')) {
      element.hidden = !client.getBooleanValue(element.dataset.flag ?? '', false)
    }
  }
  client.addHandler(ProviderEvents.Ready, show)
  client.addHandler(ProviderEvents.ConfigurationChanged, show)
  OpenFeature.setProvider(streamProvider())
}

/** An OpenFeature provider over our own server's stream: no vendor's key or address is in the page. */
function streamProvider(): Provider {
  const events = new OpenFeatureEventEmitter()
  let flags: Partial<Flags> = {}
  let leave = () => {}
  // All of our flags are booleans.
  const unknown = <T>(_name: string, fallback: T): ResolutionDetails<T> => ({
    value: fallback,
    errorCode: ErrorCode.FLAG_NOT_FOUND,
  })
  return {
    metadata: { name: 'butterleaf-stream' },
    runsOn: 'client',
    events,
    initialize: () =>
      new Promise((resolve) => {
        leave = followFlags((told) => {
          flags = told
          resolve()
          events.emit(ProviderEvents.ConfigurationChanged, {})
        })
      }),
    onClose: async () => leave(),
    resolveBooleanEvaluation: (name, fallback) => {
      const value = flags[name as FlagName]
      return value === undefined ? unknown(name, fallback) : { value }
    },
    resolveStringEvaluation: unknown,
    resolveNumberEvaluation: unknown,
    resolveObjectEvaluation: unknown,
  }
}

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
