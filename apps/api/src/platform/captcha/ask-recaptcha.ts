import { AppError } from '@butterleaf/server-kit/http/app-error'
import { z } from 'zod'
import type { RecaptchaConfig } from './captcha-config.ts'

export interface Verdict {
  isValid: boolean
  /** The token was checked before, or is too old. */
  isKnown: boolean
  action: string
  score: number
  hostname: string
  solvedAt: Date
}

const timeoutMs = 5_000
const pauseSeconds = 5

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().default(''),
  hostname: z.string().default(''),
  challenge_ts: z.coerce.date().default(new Date(0)),
  'error-codes': z.array(z.string()).default([]),
})

/** A person who can't be checked is refused and may try again in a moment. */
export async function askRecaptcha(
  { baseUrl, secretKey }: RecaptchaConfig,
  solution: string,
): Promise<Verdict> {
  try {
    const response = await fetch(`${baseUrl}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: solution }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = answerSchema.parse(await response.json())
    return {
      isValid: answer.success,
      isKnown: answer['error-codes'].includes('timeout-or-duplicate'),
      action: answer.action,
      score: answer.score,
      hostname: answer.hostname,
      solvedAt: answer.challenge_ts,
    }
  } catch {
    const detail = 'The check for people can’t be reached right now. Please try again in a moment.'
    throw new AppError('unavailable', { detail, retryAfterSeconds: pauseSeconds })
  }
}
