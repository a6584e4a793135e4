import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import { z } from 'zod'
import { isSameSecret } from '../process/same-secret.ts'

/** What a puzzle is made for: a solution counts there alone. */
interface PuzzleTerms {
  boundTo: string
  now: Date
}

export interface Puzzles {
  make(terms: PuzzleTerms & { level: number }): Puzzle
  /** What is known of a right solution, which may have been used before; undefined of any other. */
  check(solution: string, terms: PuzzleTerms): { id: string; level: number } | undefined
}

export const puzzleSeconds = 300
/** Levels go from 0 to 9; each makes the search 1.4 times as long. */
export const puzzleLevels = 10
const easiestNumber = 60_000
const growth = 1.4

const hex64 = z.string().regex(/^[0-9a-f]{64}$/)
const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: hex64,
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: hex64,
})
/** It ends in a character that is no digit: else digits could move between the salt's end and the number. */
const saltPattern = /^[0-9a-f]{24}\?expires=(\d{10})&level=(\d)&for=([\w-]{43})&$/

/** Proof of work in the form of ALTCHA: nothing is stored until one is used. `secrets` are newest first. */
export function openPuzzles(secrets: readonly string[]): Puzzles {
  const keys = secrets.map((secret) => hmac(secret, 'puzzles', 'base64url'))
  const [newest = ''] = keys
  return {
    make: ({ boundTo, level, now }) => {
      const expires = Math.floor(now.getTime() / 1_000) + puzzleSeconds
      const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&level=${level}&for=${markOf(newest, boundTo)}&`
      const maxnumber = Math.round(easiestNumber * growth ** level)
      const challenge = sha256(`${salt}${randomInt(maxnumber + 1)}`)
      return { algorithm: 'SHA-256', challenge, salt, signature: hmac(newest, challenge, 'hex'), maxnumber }
    },
    check: (text, { boundTo, now }) => {
      const solution = readSolution(text)
      const [, expires, level, mark = ''] = saltPattern.exec(solution?.salt ?? '') ?? []
      if (!solution || Number(expires) * 1_000 <= now.getTime()) return undefined
      const { challenge, salt, number, signature } = solution
      if (!isSameSecret(challenge, sha256(`${salt}${number}`))) return undefined
      const isOurs = keys.some(
        (key) =>
          isSameSecret(signature, hmac(key, challenge, 'hex')) && isSameSecret(mark, markOf(key, boundTo)),
      )
      return isOurs ? { id: challenge, level: Number(level) } : undefined
    },
  }
}

function readSolution(text: string): z.infer<typeof solutionSchema> | undefined {
  try {
    return solutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/** Says what a puzzle is for without naming it. */
function markOf(key: string, boundTo: string): string {
  return hmac(key, `for ${boundTo}`, 'base64url')
}

function hmac(key: string, text: string, encoding: 'hex' | 'base64url'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
