import fs from 'node:fs'
import { type Flags, flagDefaults } from '@butterleaf/contract/flags/flags'
import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk'
import { z } from 'zod'

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

/** Unknown flags may be in the file too: an older or newer version may use them. */
type FlagValues = Readonly<Partial<Flags> & Record<string, unknown>>
type Reading = { ok: true; values: FlagValues } | { ok: false; reason: string }

const someObject = z.record(z.string(), z.unknown())

function readFlagFile(file: string): Reading {
  const refused = (reason: string): Reading => ({ ok: false, reason: `${file} ${reason}` })
  const text = textOf(file)
  if (text === undefined) return refused('can’t be read.')
  const parsed = someObject.safeParse(jsonOf(text))
  if (!parsed.success) return refused('is not a JSON object.')
  for (const [name, value] of Object.entries(parsed.data)) {
    if (name in flagDefaults && typeof value !== 'boolean')
      return refused(`has no true or false for ${name}.`)
  }
  return { ok: true, values: parsed.data }
}

/** Makes the file with the defaults; an existing one stays as it is. */
function makeFlagFile(file: string): void {
  try {
    fs.writeFileSync(file, `${JSON.stringify(flagDefaults, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 })
  } catch {
    // It exists, or can't be made: reading it tells.
  }
}

function textOf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
