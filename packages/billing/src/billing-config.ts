import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { outsideOrigin } from '@butterleaf/server-kit/process/outside-origin'
import { z } from 'zod'
import type { RecurlyConfig } from './recurly/recurly-config.ts'

/** The sandbox moves no real money, so production must set it explicitly. */
export type BillingConfig = { kind: 'sandbox'; isAskedByName: boolean } | RecurlyConfig

const text = z.string().trim().min(1)

export const billingSettings = {
  BILLING: z.enum(['sandbox', 'recurly'], { error: 'can only be sandbox or recurly' }).optional(),
  RECURLY_API_KEY: text.optional(),
  RECURLY_PUBLIC_KEY: text.optional(),
  RECURLY_WEBHOOK_SECRETS: text.optional(),
  RECURLY_REGION: z.enum(['us', 'eu'], { error: 'can only be us or eu' }).optional(),
  RECURLY_BASE_URL: text.optional(),
  RECURLY_PLANS: text.optional(),
  RECURLY_GATEWAY_ORIGINS: text.optional(),
}

type Settings = z.infer<z.ZodObject<typeof billingSettings>>

const regionUrls = { us: 'https://v3.recurly.com', eu: 'https://v3.eu.recurly.com' } as const

export function billingConfig(settings: Settings): BillingConfig {
  if (settings.BILLING === 'recurly') return recurlyConfig(settings)
  const stray = Object.keys(billingSettings).find(
    (name) => name !== 'BILLING' && settings[name as keyof Settings] !== undefined,
  )
  if (stray) throw new ConfigError(`${stray} is set, but BILLING is not recurly: set both or neither.`)
  return { kind: 'sandbox', isAskedByName: settings.BILLING === 'sandbox' }
}

function recurlyConfig(settings: Settings): RecurlyConfig {
  const { RECURLY_API_KEY: apiKey, RECURLY_PUBLIC_KEY: publicKey } = settings
  const webhookSecrets = splitList(settings.RECURLY_WEBHOOK_SECRETS)
  if (!apiKey || !publicKey || webhookSecrets.length === 0) {
    throw new ConfigError(
      'BILLING=recurly needs RECURLY_API_KEY, RECURLY_PUBLIC_KEY and RECURLY_WEBHOOK_SECRETS beside it.',
    )
  }
  return {
    kind: 'recurly',
    apiKey,
    publicKey,
    webhookSecrets,
    baseUrl: baseUrl(settings),
    planCodes: theirPlanCodes(settings.RECURLY_PLANS),
    gatewayOrigins: splitList(settings.RECURLY_GATEWAY_ORIGINS).map((origin) =>
      outsideOrigin('RECURLY_GATEWAY_ORIGINS', origin),
    ),
  }
}

function baseUrl({ RECURLY_BASE_URL: given, RECURLY_REGION: region }: Settings): string {
  if (given === undefined) return regionUrls[region ?? 'us']
  if (region) {
    throw new ConfigError('RECURLY_REGION and RECURLY_BASE_URL say the same thing: set one of them.')
  }
  return outsideOrigin('RECURLY_BASE_URL', given)
}

/** `1-month=basic,6-month=half-year`; a plan that isn't listed has the same code at Recurly. */
function theirPlanCodes(raw: string | undefined): Record<PlanCode, string> {
  const theirs: Record<PlanCode, string> = {
    '1-month': '1-month',
    '3-month': '3-month',
    '6-month': '6-month',
  }
  for (const pair of splitList(raw)) {
    const [ours = '', name = '', ...more] = pair.split('=').map((part) => part.trim())
    const code = planCodes.find((each) => each === ours)
    if (!code || !name || more.length > 0) {
      throw new ConfigError(
        `RECURLY_PLANS must be pairs such as 1-month=basic, of the plans ${planCodes.join(', ')}.`,
      )
    }
    theirs[code] = name
  }
  if (new Set(Object.values(theirs)).size < planCodes.length) {
    throw new ConfigError('RECURLY_PLANS gives two plans the same name.')
  }
  return theirs
}

function splitList(raw: string | undefined): string[] {
  return (raw ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
