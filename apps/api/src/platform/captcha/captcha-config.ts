import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { outsideOrigin } from '@butterleaf/server-kit/process/outside-origin'
import { z } from 'zod'

export type CaptchaConfig = { kind: 'altcha' } | RecaptchaConfig

export interface RecaptchaConfig {
  kind: 'recaptcha'
  siteKey: string
  secretKey: string
  /** 0 is surely a program, 1 surely a person. */
  leastScore: number
  baseUrl: string
}

const text = z.string().trim().min(1)
const usualLeastScore = 0.5

export const captchaSettings = {
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET_KEY: text.optional(),
  RECAPTCHA_LEAST_SCORE: z.coerce.number({ error: 'must be a number' }).min(0).max(1).optional(),
  RECAPTCHA_BASE_URL: text.optional(),
}

type Settings = z.infer<z.ZodObject<typeof captchaSettings>>

/** Our own puzzle, unless the operator has set keys for reCAPTCHA. */
export function captchaConfig(settings: Settings): CaptchaConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings
  if (Object.keys(captchaSettings).every((name) => settings[name as keyof Settings] === undefined)) {
    return { kind: 'altcha' }
  }
  if (!siteKey || !secretKey) {
    throw new ConfigError('reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY.')
  }
  return {
    kind: 'recaptcha',
    siteKey,
    secretKey,
    leastScore: settings.RECAPTCHA_LEAST_SCORE ?? usualLeastScore,
    baseUrl: outsideOrigin('RECAPTCHA_BASE_URL', settings.RECAPTCHA_BASE_URL ?? 'https://www.google.com'),
  }
}
