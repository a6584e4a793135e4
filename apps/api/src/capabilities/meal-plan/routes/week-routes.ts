import { weekCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/week-schemas'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeActive } from '../change-plan.ts'
import { ownTemplate } from '../load-plan.ts'
import { redraw } from '../redraw.ts'
import { weekView } from '../week-view.ts'
import { keyOf, ofChoice, type PlanParts, withPlan } from './served-plan.ts'

export function weekRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context, shoppingListOf } = parts

  serve(app, weekCalls.read, schema.readWeek, async ({ caller, params }) =>
    weekView(shoppingListOf, await ownTemplate(context, keyOf({ caller, params })), params),
  )

  serve(
    app,
    weekCalls.randomize,
    schema.randomizeWeek,
    withPlan(parts, ({ caller, params: { weekId, ...params } }) =>
      changeActive(context, keyOf({ caller, params }), (plan, cookbook) =>
        redraw({ ...context, cookbook }, plan, { weekId }),
      ),
    ),
    ofChoice,
  )
}
