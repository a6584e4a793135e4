import type { FastifyInstance } from 'fastify'
import { explainNothingFits } from './nothing-fits.ts'
import { planAnswers } from './plan-answers.ts'
import type { PlanContext } from './plan-context.ts'
import { dayRoutes } from './routes/day-routes.ts'
import { eventRoutes } from './routes/event-routes.ts'
import { foodRoutes } from './routes/food-routes.ts'
import { itemRoutes } from './routes/item-routes.ts'
import { planRoutes } from './routes/plan-routes.ts'
import type { PlanParts } from './routes/served-plan.ts'
import { templateRoutes } from './routes/template-routes.ts'
import { weekRoutes } from './routes/week-routes.ts'
import type { ShoppingListOf } from './week-view.ts'

type FromElsewhere = { shoppingListOf: ShoppingListOf }

/** API-1. In a scope of its own, as one of its problems says more than others. */
export function mealPlanRoutes(
  app: FastifyInstance,
  context: PlanContext,
  { shoppingListOf }: FromElsewhere,
): void {
  const parts: PlanParts = { context, answers: planAnswers(), shoppingListOf }
  app.register(async (scope) => {
    explainNothingFits(scope)
    planRoutes(scope, parts)
    templateRoutes(scope, parts)
    weekRoutes(scope, parts)
    dayRoutes(scope, parts)
    itemRoutes(scope, parts)
    foodRoutes(scope, parts)
    eventRoutes(scope, parts)
  })
}
