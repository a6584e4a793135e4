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

/** Flags are the same for everybody, and nobody is named to whoever keeps them. */
const everybody = { targetingKey: 'everybody', anonymous: true }
/** What goes wrong is heard of through events, and told in our own log. */
const silent: Logger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
const changing = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged]

/**
 * Keeps what an OpenFeature provider says at hand. It starts with the defaults and doesn't wait for a provider that is away:
 * a shop opens without its bunting.
 */
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
    // One after the other, so that the newest answer is the one that stays.
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

/** A flag its source doesn't know has its default; one it can't tell just now stays as it was. */
async function evaluate(client: Client, before: Flags): Promise<Flags> {
  const pairs = flagNames.map(async (name) => {
    const { value, errorCode } = await client.getBooleanDetails(name, flagDefaults[name], everybody)
    const isUntold = errorCode !== undefined && errorCode !== ErrorCode.FLAG_NOT_FOUND
    return [name, isUntold ? before[name] : value] as const
  })
  return Object.fromEntries(await Promise.all(pairs)) as Flags
}

/** The same trouble is told once, until it is over. What comes before somebody listens is kept for them. */
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
