import { createHash } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { type Challenge as AltchaChallenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { CaptchaProvider } from './captcha-provider.ts'
import { isSpentOn, spendSolution, sweepSpent } from './spent-store.ts'

/** About a second of work on a phone: tries of one derivation each. */
const algorithm = 'PBKDF2/SHA-256'
const cost = 5_000
const fewestTries = 50
const mostTries = 150
const lifetimeMinutes = 10
/** A request may be repeated long after its solution has expired, and still counts as the same request. */
const rememberedDays = 2

const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.looseObject({ action: z.string() }),
    }),
    signature: z.string().min(1),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

type Solved = z.infer<typeof solvedSchema>

/** CHK-11: a puzzle instead of tracking, without a third party. */
export async function altchaCaptcha({ db, clock }: { db: Db; clock: Clock }): Promise<CaptchaProvider> {
  const secret = await openServiceSecret(db, 'captcha', clock)
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}-key` }
  return {
    settings: { provider: 'altcha' },
    challenge: async (action) => {
      await sweepSpent(db, clock.now())
      const expiresAt = minutesAfter(clock.now(), lifetimeMinutes)
      const counter = randomInt(fewestTries, mostTries)
      const options = { algorithm, cost, counter, deriveKey, expiresAt, data: { action }, ...secrets }
      const { parameters, signature = '' } = await createChallenge(options)
      return { parameters: { ...parameters }, signature }
    },
    spend: async (solution, { action, purpose }) => {
      const solved = readSolved(solution)
      if (!solved) return false
      const solutionId = createHash('sha256').update(solved.challenge.signature).digest('base64url')
      if (await isSpentOn(db, { solutionId, purpose })) return true
      const { data, expiresAt } = solved.challenge.parameters
      if (data.action !== action || expiresAt * 1000 < clock.now().getTime()) return false
      const challenge = solved.challenge as AltchaChallenge
      const { verified } = await verifySolution({
        challenge,
        solution: solved.solution,
        deriveKey,
        ...secrets,
      })
      if (!verified) return false
      const until = minutesAfter(clock.now(), rememberedDays * 24 * 60)
      return spendSolution(db, { solutionId, purpose, expiresAt: until })
    },
  }
}

/** Base64 of JSON, as the widget sends it. */
function readSolved(text: string): Solved | undefined {
  try {
    return solvedSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}

function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000)
}
