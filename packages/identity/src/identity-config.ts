import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { z } from 'zod'
import type { SignInSettings } from './sign-in-settings.ts'

/** The audience of tokens that a person gives to an assistant, whichever client it is. They open what their scopes say. */
interface ForAssistants {
  assistantsAudience: string
}

export type IdentityConfig = ForAssistants &
  (
    | { kind: 'embedded'; issuer: string; clientId: string; audience: string }
    | ({ kind: 'external' } & SignInSettings)
  )

const text = z.string().trim().min(1)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

export const identitySettings = {
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_AUDIENCE: text.optional(),
  OIDC_SCOPE: text.default('openid profile email'),
  OIDC_EXTRA_PARAMS: text.optional(),
  OIDC_END_SESSION_URL: httpUrl.optional(),
}

type Settings = z.infer<z.ZodObject<typeof identitySettings>>

export function identityConfig(settings: Settings, publicUrl: string): IdentityConfig {
  const assistantsAudience = `${publicUrl}/mcp`
  if (settings.OIDC_ISSUER) {
    if (!settings.OIDC_CLIENT_ID) throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID beside it.')
    return {
      kind: 'external',
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      audience: settings.OIDC_AUDIENCE ?? `${publicUrl}/api`,
      scope: settings.OIDC_SCOPE,
      extraAuthParams: extraParams(settings.OIDC_EXTRA_PARAMS),
      endSessionUrl: settings.OIDC_END_SESSION_URL ?? null,
      assistantsAudience,
    }
  }
  for (const name of [
    'OIDC_CLIENT_ID',
    'OIDC_AUDIENCE',
    'OIDC_EXTRA_PARAMS',
    'OIDC_END_SESSION_URL',
  ] as const) {
    if (settings[name]) throw new ConfigError(`${name} is set, but OIDC_ISSUER is not: set both or neither.`)
  }
  return {
    kind: 'embedded',
    issuer: `${publicUrl}/idp`,
    clientId: 'butterleaf-web',
    audience: `${publicUrl}/api`,
    assistantsAudience,
  }
}

/** `audience=x&prompt=login`, or the same as a JSON object. */
function extraParams(raw: string | undefined): Record<string, string> {
  if (!raw) return {}
  if (!raw.startsWith('{')) return Object.fromEntries(new URLSearchParams(raw))
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(raw))
  } catch {
    throw new ConfigError(
      'OIDC_EXTRA_PARAMS must be name=value pairs joined by &, or a JSON object of strings.',
    )
  }
}
