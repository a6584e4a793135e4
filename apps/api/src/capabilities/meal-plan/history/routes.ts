import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { historyCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/history-schemas'
import { keyOf, keyOnDay } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeProblems, type PlanParts, withPlan } from '../routes/served-plan.ts'
import { listChanges } from './list-changes.ts'
import { undoChange } from './undo-change.ts'

/** LIFE-8 */
export function historyRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts

  serve(app, historyCalls.list, schema.listChanges, async ({ caller, params, query }) =>
    listChanges(context, keyOf({ caller, params }), query),
  )

  serve(
    app,
    actCalls.undoChange,
    schema.undoChange,
    withPlan(parts, ({ query, ...asked }) => {
      const { today, ...key } = keyOnDay(asked, context.clock.now())
      return undoChange(context, key, { seenVersion: query.version, today })
    }),
    changeProblems,
  )
}
