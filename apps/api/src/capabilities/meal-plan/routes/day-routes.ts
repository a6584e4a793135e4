import { dayCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/day-schemas'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import { completeDay, reopenDay } from '@butterleaf/domain/meal-plan/operations/complete-day'
import { fillSlot } from '@butterleaf/domain/meal-plan/operations/fill-slot'
import { resetDay } from '@butterleaf/domain/meal-plan/operations/reset-day'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeActive } from '../change-plan.ts'
import { chooseRecipe } from '../choose-recipe.ts'
import type { TemplateKey } from '../load-plan.ts'
import { withTemplate } from '../plan.ts'
import { redraw } from '../redraw.ts'
import { settled } from '../settled.ts'
import { keyOf, ofChange, ofChoice, type PlanParts, withPlan } from './served-plan.ts'

type DayKey = TemplateKey & DayPlace
type OnDay = (template: Template, place: DayPlace) => Outcome

export function dayRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts
  const onDay = (key: DayKey, operation: OnDay) =>
    changeActive(context, key, (plan) => withTemplate(plan, settled(operation(plan.active.template, key))))

  const operations = [
    [dayCalls.reset, schema.resetDay, resetDay],
    [dayCalls.complete, schema.completeDay, completeDay],
    [dayCalls.reopen, schema.reopenDay, reopenDay],
  ] as const
  for (const [call, daySchema, operation] of operations)
    serve(
      app,
      call,
      daySchema,
      withPlan(parts, (asked) => onDay(keyOf(asked), operation)),
      ofChange,
    )

  serve(
    app,
    dayCalls.randomize,
    schema.randomizeDay,
    withPlan(parts, (asked) => {
      const key = keyOf(asked)
      return changeActive(context, key, (plan, cookbook) => redraw({ ...context, cookbook }, plan, key))
    }),
    ofChoice,
  )

  serve(
    app,
    dayCalls.fillSlot,
    schema.fillSlot,
    withPlan(parts, ({ caller, params, body: { category: meal, item: recipeId } }) =>
      changeActive(context, keyOf({ caller, params }), (plan, cookbook) =>
        chooseRecipe(cookbook, plan, {
          place: params,
          meal,
          recipeId,
          put: (template, helping) => fillSlot(template, params, { meal, ...helping }),
        }),
      ),
    ),
    { problems: [...ofChange.problems, 'forbidden-recipe'] },
  )
}
