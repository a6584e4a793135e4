import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type BillingConfig, billingConfig, billingSettings } from './providers/billing/billing-config.ts'
import { type CaptchaConfig, captchaConfig, captchaSettings } from './providers/captcha/captcha-config.ts'
import { type EventsConfig, eventSettings, eventsConfig } from './providers/purchase-events/events-config.ts'

export type DatabaseConfig = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

export type IdentityConfig =
  | { kind: 'embedded'; issuer: string; clientId: string; audience: string }
  | {
      kind: 'external'
      issuer: string
      clientId: string
      audience: string
      scope: string
      extraAuthParams: Record<string, string>
      endSessionUrl: string | null
    }

export type MailConfig =
  | { kind: 'files'; folder: string; from: string }
  | { kind: 'smtp'; url: string; from: string }

export type FlagsConfig =
  | { kind: 'file'; file: string }
  | { kind: 'flagd'; host: string; port: number; tls: boolean }
  | { kind: 'launchdarkly'; sdkKey: string }

/** SUP-1: how people reach the operator; told to every client. */
export type SupportConfig = { email?: string; chatUrl?: string }

export interface Config {
  isProduction: boolean
  host: string
  port: number
  publicUrl: string
  dataDir: string
  webDir: string | undefined
  database: DatabaseConfig
  identity: IdentityConfig
  mail: MailConfig
  billing: BillingConfig
  captcha: CaptchaConfig
  events: EventsConfig
  flags: FlagsConfig
  logLevel: string
  trustProxy: boolean | string
  metricsToken: string | undefined
  requestsPerMinute: number
  plannerThreads: number
  support: SupportConfig
  /** Lets everybody who signs in use what will be paid for. */
  grantsAccess: boolean
  /** Devices keep the app, to open it without a network. */
  keepsAppOnDevices: boolean
  /** No page is counted before its reader has agreed. */
  countingNeedsConsent: boolean
}

const text = z.string().trim().min(1)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: text.default('localhost'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535).default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address; leave it out for SQLite' })
    .optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_AUDIENCE: text.optional(),
  OIDC_SCOPE: text.default('openid profile email'),
  OIDC_EXTRA_PARAMS: text.optional(),
  OIDC_END_SESSION_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text.optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SUPPORT_CHAT_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: text.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  REQUESTS_PER_MINUTE: z.coerce.number({ error: 'must be a number' }).int().min(1).default(600),
  ...billingSettings,
  ...captchaSettings,
  ...eventSettings,
  ACCESS: z.literal('everybody', { error: 'can only be everybody' }).optional(),
  SERVICE_WORKER: z.literal('off', { error: 'can only be off' }).optional(),
  CONSENT: z
    .enum(['required', 'not-required'], { error: 'must be required or not-required' })
    .default('not-required'),
  FLAGS_FILE: text.optional(),
  FLAGD_URL: z.url({ protocol: /^grpcs?$/, error: 'must be a grpc:// or grpcs:// address' }).optional(),
  LAUNCHDARKLY_SDK_KEY: text.optional(),
  PLANNER_THREADS: z.coerce.number({ error: 'must be a number' }).int().min(1).max(64).default(1),
})

type Environment = z.infer<typeof environmentSchema>

export function parseConfig(raw: Record<string, string | undefined>, webDir?: string): Config {
  // An empty variable means the same as none: container files often declare them all.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`These settings can’t be used: ${faults.join('; ')}.`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const publicUrl = publicOrigin(env)
  if (isProduction && publicUrl.startsWith('http:') && !isLoopback(publicUrl)) {
    throw new ConfigError('PUBLIC_URL must be an https address in production: tokens travel over it.')
  }
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir,
    webDir,
    database: env.DATABASE_URL
      ? { engine: 'postgres', url: env.DATABASE_URL }
      : { engine: 'sqlite', file: path.join(dataDir, 'butterleaf.sqlite') },
    identity: identityConfig(env, publicUrl),
    mail: mailConfig(env, dataDir),
    billing: billingConfig(env),
    captcha: captchaConfig(env),
    events: eventsConfig(env),
    flags: flagsConfig(env, dataDir),
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: trustProxy(env.TRUST_PROXY),
    metricsToken: env.METRICS_TOKEN,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    plannerThreads: env.PLANNER_THREADS,
    support: {
      ...(env.SUPPORT_EMAIL && { email: env.SUPPORT_EMAIL }),
      ...(env.SUPPORT_CHAT_URL && { chatUrl: env.SUPPORT_CHAT_URL }),
    },
    grantsAccess: env.ACCESS === 'everybody',
    keepsAppOnDevices: env.SERVICE_WORKER !== 'off',
    countingNeedsConsent: env.CONSENT === 'required',
  }
}

const usualFlagdPort = 8013

function publicOrigin(env: Environment): string {
  const url = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError('PUBLIC_URL must be an origin alone, such as https://plan.example.org.')
  }
  return url.origin
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

function identityConfig(env: Environment, publicUrl: string): IdentityConfig {
  if (env.OIDC_ISSUER) {
    if (!env.OIDC_CLIENT_ID) throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID beside it.')
    return {
      kind: 'external',
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      audience: env.OIDC_AUDIENCE ?? `${publicUrl}/api`,
      scope: env.OIDC_SCOPE,
      extraAuthParams: extraParams(env.OIDC_EXTRA_PARAMS),
      endSessionUrl: env.OIDC_END_SESSION_URL ?? null,
    }
  }
  for (const name of [
    'OIDC_CLIENT_ID',
    'OIDC_AUDIENCE',
    'OIDC_EXTRA_PARAMS',
    'OIDC_END_SESSION_URL',
  ] as const) {
    if (env[name]) throw new ConfigError(`${name} is set, but OIDC_ISSUER is not: set both or neither.`)
  }
  return {
    kind: 'embedded',
    issuer: `${publicUrl}/idp`,
    clientId: 'butterleaf-web',
    audience: `${publicUrl}/api`,
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

function mailConfig(env: Environment, dataDir: string): MailConfig {
  const from = env.MAIL_FROM ?? 'Butterleaf <hello@localhost>'
  if (!env.SMTP_URL) return { kind: 'files', folder: path.join(dataDir, 'mail'), from }
  if (!env.MAIL_FROM) throw new ConfigError('SMTP_URL needs MAIL_FROM beside it.')
  return { kind: 'smtp', url: env.SMTP_URL, from }
}

function flagsConfig(env: Environment, dataDir: string): FlagsConfig {
  const chosen = (['FLAGS_FILE', 'FLAGD_URL', 'LAUNCHDARKLY_SDK_KEY'] as const).filter((name) => env[name])
  if (chosen.length > 1)
    throw new ConfigError(`${chosen.join(' and ')} are set, but flags come from one place.`)
  if (env.LAUNCHDARKLY_SDK_KEY) return { kind: 'launchdarkly', sdkKey: env.LAUNCHDARKLY_SDK_KEY }
  if (!env.FLAGD_URL)
    return { kind: 'file', file: path.resolve(env.FLAGS_FILE ?? path.join(dataDir, 'flags.json')) }
  const { protocol, hostname, port } = new URL(env.FLAGD_URL)
  return { kind: 'flagd', host: hostname, port: Number(port || usualFlagdPort), tls: protocol === 'grpcs:' }
}

function trustProxy(raw: string | undefined): boolean | string {
  if (raw === undefined || raw === 'false') return false
  return raw === 'true' ? true : raw
}
