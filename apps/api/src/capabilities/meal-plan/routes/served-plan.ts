import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import { preferredSince } from '@butterleaf/server-kit/http/preferred-since'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAccess } from '#capabilities/subscription/operations.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import type { PlanAnswers } from '../presenting/plan-answers.ts'
import type { ShoppingListOf } from '../presenting/week-view.ts'

/** What the plan's routes are made with. */
export type PlanParts = Readonly<{
  context: PlanContext
  answers: PlanAnswers
  shoppingListOf: ShoppingListOf
}>

/** Problems of calls that change the plan. */
export const changeProblems = { problems: ['change-refused'] } as const satisfies {
  problems: readonly ProblemKind[]
}
/** And of those for which recipes are chosen. */
export const choiceProblems = {
  problems: [...changeProblems.problems, 'nothing-suitable'],
} as const satisfies { problems: readonly ProblemKind[] }

type Served = Readonly<{ request: FastifyRequest; reply: FastifyReply }>

/** Answers with the plan that the work leaves, or with what changed in it where the client prefers that; before payment with its first week. */
export function withPlan<Received extends Served>(
  { answers }: PlanParts,
  work: (received: Received) => Promise<LoadedPlan>,
): (received: Received) => Promise<Buffer> {
  return async (received) => {
    const { request, reply } = received
    const loaded = await work(received)
    if (!hasAccess(request)) return answers.sendFirstWeek(reply, loaded)
    const since = preferredSince(request)
    const changes = since === undefined ? undefined : answers.sendChanges(reply, loaded, since)
    return changes ?? answers.send(reply, loaded)
  }
}
