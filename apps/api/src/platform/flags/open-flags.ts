import type { Provider } from '@openfeature/server-sdk'
import { openFlagFile } from './flag-file.ts'
import type { FlagSource } from './flag-source.ts'
import { flagSourceOf } from './flag-source-of.ts'
import type { FlagsConfig } from './flags-config.ts'

export async function openFlags(config: FlagsConfig): Promise<FlagSource> {
  switch (config.kind) {
    case 'file':
      return flagSourceOf(openFlagFile(config.file), `Flags are switched in ${config.file}.`)
    case 'flagd':
      return flagSourceOf(await flagd(config), `Flags come from flagd at ${config.host}:${config.port}.`)
    case 'launchdarkly':
      return flagSourceOf(await launchDarkly(config), 'Flags come from LaunchDarkly.')
  }
}

type Of<Kind> = Extract<FlagsConfig, { kind: Kind }>

// Each SDK takes half a second and thirty megabytes to load, so only the configured one is loaded.

async function flagd({ host, port, tls }: Of<'flagd'>): Promise<Provider> {
  const { FlagdProvider } = await import('@openfeature/flagd-provider')
  return new FlagdProvider({ host, port, tls })
}

async function launchDarkly({ sdkKey }: Of<'launchdarkly'>): Promise<Provider> {
  const { LaunchDarklyProvider } = await import('@launchdarkly/openfeature-node-server')
  // It only reads flags and sends nothing.
  return new LaunchDarklyProvider(sdkKey, { sendEvents: false, diagnosticOptOut: true })
}
