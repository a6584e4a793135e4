import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import { api } from '#lib/api/api.ts'
import { type Puzzle, solvePuzzle } from './puzzle.ts'

/** [CHK-11] Work instead of tracking: a puzzle solved here, as the server wants it back. */
export async function solveCaptcha(action: CaptchaAction): Promise<string> {
  const challenge = await api.send(subscriptionCalls.challenge, { query: { action } })
  const solution = await solvePuzzle(challenge.parameters as unknown as Puzzle)
  return btoa(JSON.stringify({ challenge, solution }))
}
