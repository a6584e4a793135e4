import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import type { Db } from '@butterleaf/server-kit/database/database'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { askRecaptcha, type Verdict } from './ask-recaptcha.ts'
import type { RecaptchaConfig } from './captcha-config.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { isSpentOn, spendSolution, sweepSpent } from './spent-store.ts'

interface RecaptchaParts {
  db: Db
  clock: Clock
  /** Where solutions of ours are made. */
  hostname: string
}

/** Google's tokens live two minutes; our clocks may differ by some more. */
const lifetimeMs = 5 * 60_000
/** A request may come again long after its token has expired, and is still the same request. */
const rememberedMs = 2 * 24 * 60 * 60_000
/** Verdicts: a request that comes again meanwhile finds the answer before the store has it. */
const mostKept = 1_000
const looks = 5
const betweenLooksMs = 200

/** CHK-11, by configuration. Google is asked once about each token: a second question it answers with no. */
export function recaptcha(config: RecaptchaConfig, parts: RecaptchaParts): CaptchaProvider {
  const { db, clock } = parts
  const asked = new BoundedMap<Promise<Verdict>>(mostKept)
  const askOnce = (solutionId: string, solution: string): Promise<Verdict> => {
    const verdict = asked.get(solutionId) ?? askRecaptcha(config, solution)
    asked.set(solutionId, verdict)
    // One who was away may be asked again.
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

/** Another process has asked about the same request a moment ago, and is about to write down what it heard. */
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
