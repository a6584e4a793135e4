import fs from 'node:fs'
import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk'
import { type FlagValues, makeFlagFile, readFlagFile } from './read-flag-file.ts'

/** A change must reach the page within a second. Polling, unlike notifications, works on every file system. */
const lookEveryMs = 250

/** LAND-6. An OpenFeature provider over a JSON file that an operator edits. An invalid file changes nothing. */
export function openFlagFile(file: string): Provider {
  const events = new OpenFeatureEventEmitter()
  let values: FlagValues = {}
  const load = () => {
    const reading = readFlagFile(file)
    if (reading.ok) values = reading.values
    return reading
  }
  const loadAgain = () => {
    const reading = load()
    if (reading.ok) events.emit(ProviderEvents.ConfigurationChanged, {})
    else events.emit(ProviderEvents.Error, { message: reading.reason })
  }
  const resolve = async <T extends JsonValue>(name: string, fallback: T) => detailsOf(values[name], fallback)
  return {
    metadata: { name: 'flag-file' },
    runsOn: 'server',
    events,
    initialize: async () => {
      makeFlagFile(file)
      fs.watchFile(file, { interval: lookEveryMs, persistent: false }, loadAgain)
      const reading = load()
      if (!reading.ok) throw new Error(reading.reason)
    },
    onClose: async () => fs.unwatchFile(file, loadAgain),
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  }
}

function detailsOf<T extends JsonValue>(value: unknown, fallback: T): ResolutionDetails<T> {
  if (value === undefined) return missing(fallback, ErrorCode.FLAG_NOT_FOUND)
  if (typeof value !== typeof fallback) return missing(fallback, ErrorCode.TYPE_MISMATCH)
  return { value: value as T, reason: StandardResolutionReasons.STATIC }
}

function missing<T>(value: T, errorCode: ErrorCode): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.DEFAULT, errorCode }
}
