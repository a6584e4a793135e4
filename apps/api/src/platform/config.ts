import path from 'node:path'
import { type BillingConfig, billingConfig, billingSettings } from '@butterleaf/billing/billing-config'
import { type IdentityConfig, identityConfig, identitySettings } from '@butterleaf/identity/identity-config'
import type { DatabaseConfig } from '@butterleaf/server-kit/database/database'
import { type MailConfig, mailConfig, mailSettings } from '@butterleaf/server-kit/mail/mail-config'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { isLoopback } from '@butterleaf/server-kit/process/outside-origin'
import { z } from 'zod'
import { type CaptchaConfig, captchaConfig, captchaSettings } from '#platform/captcha/captcha-config.ts'
import { type FlagsConfig, flagSettings, flagsConfig } from '#platform/flags/flags-config.ts'
import { type EventsConfig, eventSettings, eventsConfig } from '#platform/purchase-events/events-config.ts'
import { type PushConfig, pushConfig, pushSettings } from '#platform/push/push-config.ts'

/** SUP-1: how people reach the operator; sent to every client. */
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
  push: PushConfig
  logLevel: string
  trustProxy: boolean | string
  metricsToken: string | undefined
  requestsPerMinute: number
  /** Requests are refused while the event loop is later than this. */
  loopDelayLimitMs: number
  plannerThreads: number
  /** Chance begins from it in every plan; otherwise each plan has a seed of its own. */
  planSeed: string | undefined
  support: SupportConfig
  /** Gives every signed-in person access without paying. */
  grantsAccess: boolean
  /** Devices cache the app, so that it opens without a network. */
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
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SUPPORT_CHAT_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: text.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  REQUESTS_PER_MINUTE: z.coerce.number({ error: 'must be a number' }).int().min(1).default(600),
  LOOP_DELAY_LIMIT_MS: z.coerce.number({ error: 'must be a number' }).int().min(100).default(2_000),
  ...identitySettings,
  ...mailSettings,
  ...billingSettings,
  ...captchaSettings,
  ...eventSettings,
  ...flagSettings,
  ...pushSettings,
  ACCESS: z.literal('everybody', { error: 'can only be everybody' }).optional(),
  SERVICE_WORKER: z.literal('off', { error: 'can only be off' }).optional(),
  CONSENT: z
    .enum(['required', 'not-required'], { error: 'must be required or not-required' })
    .default('not-required'),
  PLANNER_THREADS: z.coerce.number({ error: 'must be a number' }).int().min(1).max(64).default(1),
  PLAN_SEED: text.optional(),
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
  if (isProduction && publicUrl.startsWith('http:') && !isLoopback(new URL(publicUrl))) {
    throw new ConfigError('PUBLIC_URL must be an https address in production: tokens travel over it.')
  }
  const dataDir = path.resolve(env.DATA_DIR)
  const mail = mailConfig(env, dataDir)
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
    mail,
    billing: billingConfig(env),
    captcha: captchaConfig(env),
    events: eventsConfig(env),
    flags: flagsConfig(env, dataDir),
    push: pushConfig(env, env.SUPPORT_EMAIL ?? mail.from),
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: trustProxy(env.TRUST_PROXY),
    metricsToken: env.METRICS_TOKEN,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    loopDelayLimitMs: env.LOOP_DELAY_LIMIT_MS,
    plannerThreads: env.PLANNER_THREADS,
    planSeed: env.PLAN_SEED,
    support: {
      ...(env.SUPPORT_EMAIL && { email: env.SUPPORT_EMAIL }),
      ...(env.SUPPORT_CHAT_URL && { chatUrl: env.SUPPORT_CHAT_URL }),
    },
    grantsAccess: env.ACCESS === 'everybody',
    keepsAppOnDevices: env.SERVICE_WORKER !== 'off',
    countingNeedsConsent: env.CONSENT === 'required',
  }
}

function publicOrigin(env: Environment): string {
  const url = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError('PUBLIC_URL must be an origin alone, such as https://plan.example.org.')
  }
  return url.origin
}

function trustProxy(raw: string | undefined): boolean | string {
  if (raw === undefined || raw === 'false') return false
  return raw === 'true' ? true : raw
}
