import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import { api } from '#lib/api/api.ts'
import { clientConfig } from '../providers/client-config.ts'
import { type Puzzle, solvePuzzle } from './puzzle.ts'

/** [CHK-11] A puzzle solved on the device instead of tracking, unless the operator has chosen reCAPTCHA. */
export async function solveCaptcha(action: CaptchaAction): Promise<string> {
  const { captcha } = await clientConfig()
  if (captcha.siteKey !== undefined) {
    const { solveRecaptcha } = await import('../providers/recaptcha.ts')
    return solveRecaptcha(captcha.siteKey, action)
  }
  const challenge = await api.send(subscriptionCalls.challenge, { query: { action } })
  const solution = await solvePuzzle(challenge.parameters as unknown as Puzzle)
  return btoa(JSON.stringify({ challenge, solution }))
}
