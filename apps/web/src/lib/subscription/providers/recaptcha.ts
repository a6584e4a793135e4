import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import { loadScript } from './load-script.ts'

interface Recaptcha {
  ready(done: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** [CHK-11] By configuration: a token of Google's, good for one call of one action. */
export async function solveRecaptcha(siteKey: string, action: CaptchaAction): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
