import path from 'node:path'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { z } from 'zod'

export type FlagsConfig =
  | { kind: 'file'; file: string }
  | { kind: 'flagd'; host: string; port: number; tls: boolean }
  | { kind: 'launchdarkly'; sdkKey: string }

const text = z.string().trim().min(1)
const usualFlagdPort = 8013

export const flagSettings = {
  FLAGS_FILE: text.optional(),
  FLAGD_URL: z.url({ protocol: /^grpcs?$/, error: 'must be a grpc:// or grpcs:// address' }).optional(),
  LAUNCHDARKLY_SDK_KEY: text.optional(),
}

type Settings = z.infer<z.ZodObject<typeof flagSettings>>

export function flagsConfig(settings: Settings, dataDir: string): FlagsConfig {
  const chosen = (['FLAGS_FILE', 'FLAGD_URL', 'LAUNCHDARKLY_SDK_KEY'] as const).filter(
    (name) => settings[name],
  )
  if (chosen.length > 1)
    throw new ConfigError(`${chosen.join(' and ')} are set, but flags come from one place.`)
  if (settings.LAUNCHDARKLY_SDK_KEY) return { kind: 'launchdarkly', sdkKey: settings.LAUNCHDARKLY_SDK_KEY }
  if (!settings.FLAGD_URL)
    return { kind: 'file', file: path.resolve(settings.FLAGS_FILE ?? path.join(dataDir, 'flags.json')) }
  const { protocol, hostname, port } = new URL(settings.FLAGD_URL)
  return { kind: 'flagd', host: hostname, port: Number(port || usualFlagdPort), tls: protocol === 'grpcs:' }
}
