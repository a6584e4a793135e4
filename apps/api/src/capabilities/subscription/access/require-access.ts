import { problemSchema } from '@butterleaf/contract/problem'
import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import type { AccessState } from '@butterleaf/domain/subscription/access'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { FastifyInstance } from 'fastify'
import type { AccessGuard } from './open-access.ts'

const problemOf = {
  not_found: 'no-subscription',
  expired: 'subscription-expired',
  canceled: 'subscription-canceled',
} as const satisfies Record<Exclude<AccessState, 'active'>, ProblemKind>

/** APP-1: every call of this scope answers 402 without a subscription; the title says its state. */
export function requireAccess(app: FastifyInstance, guard: AccessGuard, clock: Clock): void {
  const { status } = problemKinds['no-subscription']
  const content = { 'application/problem+json': { schema: problemSchema } }
  app.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, { [status]: { description: 'No subscription', content } })
  })
  // After authentication, and before the body is read.
  app.addHook('preParsing', async ({ caller }) => {
    if (!caller) return
    await refuseWithoutAccess(guard, caller.userId, clock.now())
  })
}

/** For a call that is paid only for some of what it shows. */
export async function refuseWithoutAccess(guard: AccessGuard, userId: string, now: Date): Promise<void> {
  const state = await guard.accessOf(userId, now)
  if (state !== 'active') throw new AppError(problemOf[state])
}
