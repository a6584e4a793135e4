import { accountCalls } from '@butterleaf/contract/account/calls'
import { askForPuzzle, type Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { findAccountByEmail } from '../accounts/account-store.ts'
import { isEmail, normaliseEmail } from '../accounts/email-address.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { originOf } from '../interaction.ts'
import { waitSentence } from '../pages/wait-words.ts'
import { type Limit, limits, puzzlesPast } from '../passwords/attempt-limits.ts'
import { countAttempts, findPauses } from '../passwords/attempt-store.ts'
import { limitsOfGuess } from '../passwords/begin-attempts.ts'
import { boundTo, puzzleLevelAfter, type SentForm } from './puzzle-pass.ts'

interface PauseOfForm {
  waitSeconds: number
  /** Lets one form past the pause. None where a known device pauses, where it is about mails, and after too many puzzles. */
  challenge: Puzzle | undefined
}

/** The pause that a form would meet now, without counting it as a try. */
export async function findPause(context: EmbeddedContext, form: SentForm): Promise<PauseOfForm | undefined> {
  const { db, clock, puzzles } = context
  const now = clock.now()
  const pauses = await findPauses(db, await limitsOf(context, form), now)
  const [first] = pauses
  if (!first) return undefined
  const level = await findLevel(
    context,
    pauses.map(({ limit }) => limit),
  )
  const challenge = level === undefined ? undefined : puzzles.make({ boundTo: boundTo(form), level, now })
  return { waitSeconds: first.waitSeconds, challenge }
}

/** The hardest of what the limits ask for; undefined when a puzzle doesn't help with one of them. */
async function findLevel(
  { db, clock }: EmbeddedContext,
  paused: readonly Limit[],
): Promise<number | undefined> {
  let level = 0
  for (const limit of paused) {
    const past = puzzlesPast(limit)
    const wrong = past ? await countAttempts(db, past, clock.now()) : 0
    if (!past || wrong >= past.free) return undefined
    level = Math.max(level, puzzleLevelAfter(wrong, past))
  }
  return level
}

async function limitsOf(
  { db, knownDevices }: EmbeddedContext,
  { purpose, email: typed, ip, cookies }: SentForm,
): Promise<Limit[]> {
  const email = normaliseEmail(typed)
  if (purpose === 'reset') return [...limits.resetMailsFrom(ip), limits.resetMailsTo(email)]
  const account = isEmail(email) ? await findAccountByEmail(db, email) : undefined
  const knownDeviceId = account && knownDevices.findFor(cookies, account.account_id)
  const ofGuess = limitsOfGuess({ by: purpose, email, ip, knownDeviceId })
  return purpose === 'sign-up' ? [...ofGuess, ...limits.accountsFrom(ip)] : ofGuess
}

/** [AUTH-7] Asked by the pages' script before it sends a form, so that a refusal doesn't cost what was typed. */
export function puzzleRoute(app: FastifyInstance, context: EmbeddedContext): void {
  servePublic(app, accountCalls.askForPuzzle, askForPuzzle, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const pause = await findPause(context, { ...body, ...originOf(request) })
    if (!pause) return undefined
    const { waitSeconds, challenge } = pause
    throw new AppError('too-many-requests', {
      detail: waitSentence(waitSeconds),
      retryAfterSeconds: waitSeconds,
      extensions: challenge ? { challenge } : {},
    })
  })
}
