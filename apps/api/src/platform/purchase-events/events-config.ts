import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { outsideOrigin } from '@butterleaf/server-kit/process/outside-origin'
import { z } from 'zod'

export interface Ga4Config {
  measurementId: string
  apiSecret: string
  baseUrl: string
}

export interface PosthogConfig {
  projectKey: string
  baseUrl: string
}

export interface PlausibleConfig {
  domain: string
  baseUrl: string
}

/** The sinks that an operator has configured, beside our own table; none by default. */
export interface EventsConfig {
  ga4?: Ga4Config
  posthog?: PosthogConfig
  plausible?: PlausibleConfig
}

const text = z.string().trim().min(1)

export const eventSettings = {
  GA4_MEASUREMENT_ID: text.optional(),
  GA4_API_SECRET: text.optional(),
  GA4_BASE_URL: text.optional(),
  POSTHOG_PROJECT_KEY: text.optional(),
  POSTHOG_BASE_URL: text.optional(),
  PLAUSIBLE_DOMAIN: text.optional(),
  PLAUSIBLE_BASE_URL: text.optional(),
}

type Settings = z.infer<z.ZodObject<typeof eventSettings>>

export function eventsConfig(settings: Settings): EventsConfig {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = settings
  const { POSTHOG_PROJECT_KEY: projectKey, PLAUSIBLE_DOMAIN: domain } = settings
  if ((measurementId === undefined) !== (apiSecret === undefined)) {
    throw new ConfigError('Google Analytics needs both GA4_MEASUREMENT_ID and GA4_API_SECRET.')
  }
  const baseUrl = (name: keyof Settings, usual: string) => outsideOrigin(name, settings[name] ?? usual)
  refuseStray(settings, 'GA4_BASE_URL', 'GA4_MEASUREMENT_ID')
  refuseStray(settings, 'POSTHOG_BASE_URL', 'POSTHOG_PROJECT_KEY')
  refuseStray(settings, 'PLAUSIBLE_BASE_URL', 'PLAUSIBLE_DOMAIN')
  return {
    ...(measurementId &&
      apiSecret && {
        ga4: {
          measurementId,
          apiSecret,
          baseUrl: baseUrl('GA4_BASE_URL', 'https://www.google-analytics.com'),
        },
      }),
    ...(projectKey && {
      posthog: { projectKey, baseUrl: baseUrl('POSTHOG_BASE_URL', 'https://us.i.posthog.com') },
    }),
    ...(domain && { plausible: { domain, baseUrl: baseUrl('PLAUSIBLE_BASE_URL', 'https://plausible.io') } }),
  }
}

function refuseStray(settings: Settings, name: keyof Settings, whose: keyof Settings): void {
  if (settings[name] !== undefined && settings[whose] === undefined) {
    throw new ConfigError(`${name} is set, but ${whose} is not: set both or neither.`)
  }
}
