import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../persistence/database.ts'
import { altchaCaptcha } from './altcha.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { recaptcha } from './recaptcha.ts'

/** The one choice of who tells people from programs, made at start. */
export async function openCaptcha(
  { captcha, publicUrl }: Config,
  parts: { db: Db; clock: Clock },
): Promise<CaptchaProvider> {
  if (captcha.kind === 'altcha') return altchaCaptcha(parts)
  return recaptcha(captcha, { ...parts, hostname: new URL(publicUrl).hostname })
}
