import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeTable } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import * as schema from '@butterleaf/contract/meal-plan/table-schemas'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { ownPlan } from '../load-plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { changeTable } from './change-table.ts'

/** TOG-3 */
export function tableRoutes(app: FastifyInstance, context: PlanContext): void {
  serve(app, mealPlanCalls.readTable, schema.readTable, async ({ caller, params }) => {
    const { plan } = await ownPlan(context, keyOf({ caller, params }))
    return encodeTable(plan.answers.table)
  })

  serve(
    app,
    actCalls.changeTable,
    schema.changeTable,
    async ({ caller, params, body }) => {
      const { plan } = await changeTable(context, keyOf({ caller, params }), body)
      return encodeTable(plan.answers.table)
    },
    { problems: ['precondition-failed', 'nothing-fits'] },
  )
}
