import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { weekCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/day-schemas'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { randomizeSlots } from '../drawing/randomize-slots.ts'
import { ownTemplate } from '../load-plan.ts'
import { weekView } from '../presenting/week-view.ts'
import { choiceProblems, type PlanParts, withPlan } from './served-plan.ts'

export function weekRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context, shoppingListOf } = parts

  serve(app, weekCalls.read, schema.readWeek, async ({ caller, params }) =>
    weekView(shoppingListOf, await ownTemplate(context, keyOf({ caller, params })), params),
  )

  serve(
    app,
    actCalls.randomizeWeek,
    schema.randomizeWeek,
    withPlan(parts, ({ caller, params: { weekId, ...params } }) =>
      randomizeSlots(context, keyOf({ caller, params }), { weekId }),
    ),
    choiceProblems,
  )
}
