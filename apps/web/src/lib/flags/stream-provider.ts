import type { FlagName, Flags } from '@butterleaf/contract/flags/flags'
import {
  ErrorCode,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'
import { followFlags } from './flag-stream.ts'

/** An OpenFeature provider over our own server's stream: no vendor's key or address is in the page. */
export function streamProvider(): Provider {
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
