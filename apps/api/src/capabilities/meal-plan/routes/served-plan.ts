import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import type { FastifyReply } from 'fastify'
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
export const ofChange = { problems: ['change-refused'] } as const satisfies {
  problems: readonly ProblemKind[]
}
/** And of those for which recipes are chosen. */
export const ofChoice = {
  problems: [...ofChange.problems, 'nothing-suitable'],
} as const satisfies { problems: readonly ProblemKind[] }

/** Answers with the plan that the work leaves. */
export function withPlan<Received extends { reply: FastifyReply }>(
  { answers }: PlanParts,
  work: (received: Received) => Promise<LoadedPlan>,
): (received: Received) => Promise<MealPlan> {
  return async (received) => answers.send(received.reply, await work(received))
}
