import { randomUUID } from 'node:crypto'
import { type Flags, flagDefaults, flagNames } from '@butterleaf/contract/flags/flags'
import {
  type Client,
  ErrorCode,
  type Logger,
  NOOP_PROVIDER,
  OpenFeature,
  type Provider,
  ProviderEvents,
} from '@openfeature/server-sdk'
import type { FlagSource } from './flag-source.ts'

/** Flags are the same for all people, and the flag service learns of none of them. */
const allPeople = { targetingKey: 'everybody', anonymous: true }
/** Errors arrive as events, and go into our own log. */
const silent: Logger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
const changing = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged]

/** Caches the values of an OpenFeature provider. It starts with the defaults and doesn't wait for an unreachable provider. */
export function flagSourceOf(provider: Provider, description: string): FlagSource {
  // OpenFeature knows one provider for each domain of a process; tests run several apps in one.
  const domain = `butterleaf-${randomUUID()}`
  const client = OpenFeature.setLogger(silent).getClient(domain)
  const listeners = new Set<(flags: Flags) => void>()
  const troubles = troubleTeller()
  let flags: Flags = flagDefaults
  let latest: Promise<void> = Promise.resolve()
  const look = async () => {
    const found = await evaluate(client, flags)
    if (flagNames.every((name) => found[name] === flags[name])) return
    flags = found
    for (const listener of listeners) listener(flags)
  }
  const changed = () => {
    troubles.over()
    // One after the other, so that the newest values win.
    latest = latest.then(look)
  }
  for (const event of changing) client.addHandler(event, changed)
  client.addHandler(ProviderEvents.Error, (details) => troubles.tell(details?.message ?? 'no reason given'))
  OpenFeature.setProvider(domain, provider)
  return {
    current: () => flags,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onTrouble: troubles.listen,
    close: async () => {
      for (const event of changing) client.removeHandler(event, changed)
      await OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER)
      await latest
    },
    description,
  }
}

/** An unknown flag has its default; one that can't be evaluated now keeps its value. */
async function evaluate(client: Client, before: Flags): Promise<Flags> {
  const pairs = flagNames.map(async (name) => {
    const { value, errorCode } = await client.getBooleanDetails(name, flagDefaults[name], allPeople)
    const isUntold = errorCode !== undefined && errorCode !== ErrorCode.FLAG_NOT_FOUND
    return [name, isUntold ? before[name] : value] as const
  })
  return Object.fromEntries(await Promise.all(pairs)) as Flags
}

/** The same trouble is reported once, until it is over. Troubles before the first listener are stored for it. */
function troubleTeller() {
  let told: string | undefined
  let listener: ((sentence: string) => void) | undefined
  return {
    tell: (reason: string) => {
      if (reason === told) return
      told = reason
      listener?.(sentenceOf(reason))
    },
    over: () => {
      told = undefined
    },
    listen: (next: (sentence: string) => void) => {
      listener = next
      if (told !== undefined) listener(sentenceOf(told))
    },
  }
}

function sentenceOf(reason: string): string {
  return `Flags stay as they were: ${reason}`
}
