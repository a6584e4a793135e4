import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls, type WireTable } from '@butterleaf/contract/meal-plan/calls'
import { encodeTable } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import * as schema from '@butterleaf/contract/meal-plan/table-schemas'
import { isPlannedFor } from '@butterleaf/domain/meal-plan/table/planned-for'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { ownPlan } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { changeTable } from './change-table.ts'
import { findInvitations } from './invitation-store.ts'

/** TOG-3 */
export function tableRoutes(app: FastifyInstance, context: PlanContext): void {
  serve(app, mealPlanCalls.readTable, schema.readTable, async ({ caller, params }) =>
    presentTable(context, await ownPlan(context, keyOf({ caller, params }))),
  )

  serve(
    app,
    actCalls.changeTable,
    schema.changeTable,
    async ({ caller, params, body }) =>
      presentTable(context, await changeTable(context, keyOf({ caller, params }), body)),
    { problems: ['precondition-failed', 'nothing-fits'] },
  )
}

/** TOG-4: with the invitations that wait. */
async function presentTable({ database, clock }: PlanContext, { plan }: LoadedPlan): Promise<WireTable> {
  const { table: stored } = plan.answers
  const encoded = encodeTable(stored)
  if (encoded.eaters.length === 0) return encoded
  const table = { ...encoded, planned: isPlannedFor(stored, plan.active.template) }
  const now = clock.now().toISOString()
  const invitations = await findInvitations(database.db, plan.userId)
  const untilOf = new Map(
    invitations.flatMap(({ eaterId, endsAt }) => (endsAt > now ? [[eaterId, endsAt] as const] : [])),
  )
  const eaters = table.eaters.map((eater) => {
    const invitedUntil = eater.theirs ? undefined : untilOf.get(eater.id)
    return invitedUntil === undefined ? eater : { ...eater, invitedUntil }
  })
  return { ...table, eaters }
}
