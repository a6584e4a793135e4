import type { Call } from '@butterleaf/contract/call'
import { problemSchema } from '@butterleaf/contract/problem'
import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import type { AccessState } from '@butterleaf/domain/subscription/access'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessGuard } from './open-access.ts'

const problemOf = {
  not_found: 'no-subscription',
  expired: 'subscription-expired',
  canceled: 'subscription-canceled',
} as const satisfies Record<Exclude<AccessState, 'active'>, ProblemKind>

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the caller, in a scope that requires it. */
    access?: AccessState
  }
}

/**
 * APP-1: every call of this scope answers 402 without a subscription; the title says its state. MAP-1: some are open before
 * payment, and show less then.
 */
export function requireAccess(
  app: FastifyInstance,
  guard: AccessGuard,
  { clock, openBeforePayment }: { clock: Clock; openBeforePayment: readonly Call[] },
): void {
  const open = new Set(openBeforePayment.map(({ method, path }) => `${method} ${path}`))
  const { status } = problemKinds['no-subscription']
  const content = { 'application/problem+json': { schema: problemSchema } }
  app.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, { [status]: { description: 'No subscription', content } })
  })
  // After authentication, and before the body is read.
  app.addHook('preParsing', async (request) => {
    const { caller, method, routeOptions } = request
    if (!caller) return
    request.access = await guard.accessOf(caller.userId, clock.now())
    // A person who has paid once knows the plan.
    const isOpen = request.access === 'not_found' && open.has(`${method} ${routeOptions.url}`)
    if (!isOpen) refuseUnlessActive(request.access)
  })
}

/** MAP-1: for a call that is open before payment and shows less then. */
export function hasAccess({ access }: FastifyRequest): boolean {
  return access === 'active'
}

/** For a call that is paid only for some of what it shows. MAP-1: what is shown before payment is open to a person who never paid. */
export async function refuseWithoutAccess(
  guard: AccessGuard,
  userId: string,
  now: Date,
  isShownBeforePayment: () => Promise<boolean> = async () => false,
): Promise<void> {
  const state = await guard.accessOf(userId, now)
  if (state === 'not_found' && (await isShownBeforePayment())) return
  refuseUnlessActive(state)
}

function refuseUnlessActive(state: AccessState): void {
  if (state !== 'active') throw new AppError(problemOf[state])
}
