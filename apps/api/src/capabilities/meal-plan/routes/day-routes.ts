import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import * as schema from '@butterleaf/contract/meal-plan/day-schemas'
import { fillSlotToFit } from '@butterleaf/domain/meal-plan/drawing/choose-recipe'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeTemplate, performOnTemplate } from '../change-plan.ts'
import { randomizeSlots } from '../drawing/randomize-slots.ts'
import { resolveId } from '../load-plan.ts'
import { planningFor } from '../plan.ts'
import { changeProblems, choiceProblems, type PlanParts, withPlan } from './served-plan.ts'

export function dayRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts

  const acts = [
    [actCalls.resetDay, schema.resetDay, 'resetDay'],
    [actCalls.completeDay, schema.completeDay, 'completeDay'],
    [actCalls.reopenDay, schema.reopenDay, 'reopenDay'],
  ] as const
  for (const [call, daySchema, act] of acts)
    serve(
      app,
      call,
      daySchema,
      withPlan(parts, (asked) => performOnTemplate(context, keyOf(asked), act)),
      changeProblems,
    )

  serve(
    app,
    actCalls.randomizeDay,
    schema.randomizeDay,
    withPlan(parts, (asked) => {
      const key = keyOf(asked)
      return randomizeSlots(context, key, key)
    }),
    choiceProblems,
  )

  serve(
    app,
    actCalls.fillSlot,
    schema.fillSlot,
    withPlan(parts, ({ caller, params, body: { category: meal, item: sentId } }) =>
      changeTemplate(context, keyOf({ caller, params }), 'fillSlot', (template, loaded) =>
        fillSlotToFit(planningFor(loaded), template, params, {
          meal,
          recipeId: resolveId(sentId, loaded.cookbook),
        }),
      ),
    ),
    { problems: [...changeProblems.problems, 'forbidden-recipe'] },
  )
}
