import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { z } from 'zod'
import type { RecaptchaConfig } from './captcha-config.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { isSpentOn, spendSolution, sweepSpent } from './spent-store.ts'

interface RecaptchaParts {
  db: Db
  clock: Clock
  /** The host on which our pages solve it. */
  hostname: string
}

/** Google's tokens live two minutes; the clocks may differ by some more. */
const lifetimeMs = 5 * 60_000
/** A request may be repeated long after its token has expired, and still counts as the same request. */
const rememberedMs = 2 * 24 * 60 * 60_000
/** Cached verdicts: a repeat finds the answer here before the database has it. */
const mostKept = 1_000
const looks = 5
const betweenLooksMs = 200

/** CHK-11, by configuration. Each token is checked at Google once, since Google refuses a second check. */
export function recaptcha(config: RecaptchaConfig, parts: RecaptchaParts): CaptchaProvider {
  const { db, clock } = parts
  const asked = new BoundedMap<Promise<Verdict>>(mostKept)
  const askOnce = (solutionId: string, solution: string): Promise<Verdict> => {
    const verdict = asked.get(solutionId) ?? askRecaptcha(config, solution)
    asked.set(solutionId, verdict)
    // After a failed check the token may be checked again.
    verdict.catch(() => asked.delete(solutionId))
    return verdict
  }
  return {
    settings: { provider: 'recaptcha', siteKey: config.siteKey },
    challenge: async () => undefined,
    spend: async (solution, { action, purpose }) => {
      const spending = { solutionId: idOf(solution), purpose }
      if (await isSpentOn(db, spending)) return true
      const verdict = await askOnce(spending.solutionId, solution)
      if (verdict.isKnown) return isSpentSoon(db, spending)
      if (!isRight(verdict, { action, leastScore: config.leastScore, now: clock.now(), ...parts }))
        return false
      await sweepSpent(db, clock.now())
      return spendSolution(db, { ...spending, expiresAt: new Date(clock.now().getTime() + rememberedMs) })
    },
  }
}

function isRight(
  { isValid, action, score, hostname, solvedAt }: Verdict,
  wanted: { action: CaptchaAction; leastScore: number; hostname: string; now: Date },
): boolean {
  return (
    isValid &&
    action === wanted.action &&
    hostname === wanted.hostname &&
    score >= wanted.leastScore &&
    wanted.now.getTime() - solvedAt.getTime() <= lifetimeMs
  )
}

/** Another process has just checked the same request and is about to store the verdict. */
async function isSpentSoon(db: Db, spending: { solutionId: string; purpose: string }): Promise<boolean> {
  for (let look = 1; look <= looks; look++) {
    if (await isSpentOn(db, spending)) return true
    await pause(betweenLooksMs)
  }
  return false
}

function idOf(solution: string): string {
  return createHash('sha256').update(solution).digest('base64url')
}

interface Verdict {
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
async function askRecaptcha({ baseUrl, secretKey }: RecaptchaConfig, solution: string): Promise<Verdict> {
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
