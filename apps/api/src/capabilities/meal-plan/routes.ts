import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { recipeBrowseRoutes } from './browse/routes.ts'
import { historyRoutes } from './history/routes.ts'
import type { PlanContext } from './plan-context.ts'
import { planAnswers } from './presenting/plan-answers.ts'
import type { ShoppingListOf } from './presenting/week-view.ts'
import type { Pantry } from './proposals/pantry.ts'
import type { ReadLog } from './proposals/propose-mending-of-days.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { dayRoutes } from './routes/day-routes.ts'
import { eventRoutes } from './routes/event-routes.ts'
import { foodRoutes } from './routes/food-routes.ts'
import { itemRoutes } from './routes/item-routes.ts'
import { limitNewPlans } from './routes/limit-new-plans.ts'
import { planRoutes } from './routes/plan-routes.ts'
import type { PlanParts } from './routes/served-plan.ts'
import { templateRoutes } from './routes/template-routes.ts'
import { weekRoutes } from './routes/week-routes.ts'
import { tableRoutes } from './table/routes.ts'

export { newInvitationRoute, seatRoutes } from './table/seat-routes.ts'

type FromElsewhere = {
  config: Config
  shoppingListOf: ShoppingListOf
  pantry: Pantry
  readLog: ReadLog
}

/** API-1. In a scope of its own, for the limit on new plans. */
export function mealPlanRoutes(
  app: FastifyInstance,
  context: PlanContext,
  { config, shoppingListOf, pantry, readLog }: FromElsewhere,
): void {
  const parts: PlanParts = { context, answers: planAnswers(context.planCache), shoppingListOf }
  recipeBrowseRoutes(app, context)
  app.register(async (scope) => {
    limitNewPlans(scope, config)
    planRoutes(scope, parts)
    templateRoutes(scope, parts, pantry)
    weekRoutes(scope, parts)
    dayRoutes(scope, parts)
    itemRoutes(scope, parts)
    foodRoutes(scope, parts)
    eventRoutes(scope, parts)
    historyRoutes(scope, parts)
    tableRoutes(scope, context)
    proposalRoutes(scope, parts, { config, pantry, readLog })
  })
}
