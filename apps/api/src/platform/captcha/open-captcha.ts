import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Config } from '#platform/config.ts'
import { altchaCaptcha } from './altcha.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { recaptcha } from './recaptcha.ts'

/** Chooses the captcha, once at start. */
export async function openCaptcha(
  { captcha, publicUrl }: Config,
  parts: { db: Db; clock: Clock },
): Promise<CaptchaProvider> {
  if (captcha.kind === 'altcha') return altchaCaptcha(parts)
  return recaptcha(captcha, { ...parts, hostname: new URL(publicUrl).hostname })
}
