import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/taste-schemas'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitLoad } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { readTaste } from '../operations.ts'
import { presentTaste } from './present-taste.ts'
import { tasteDays } from './taste-days.ts'

const perMinute = 60
const hourSeconds = 3_600

export function tasteRoutes(app: FastifyInstance, { recipes, planner }: AppContext): void {
  const { dish } = recipes.corpus.kitchen
  const days = tasteDays({ planner, mainProteinOf: (id) => dish(id)?.character.mainProtein })
  app.register(async (scope) => {
    limitLoad(scope, { perMinute, keyOf: countedBy.network })
    servePublic(scope, mealPlanCalls.readTaste, schema.readTaste, async ({ query, reply }) => {
      const { questionnaire, day } = await readTaste(days, query)
      // The address contains body figures, so no shared cache may store the answer.
      reply.header('cache-control', `private, max-age=${hourSeconds}`)
      return presentTaste(questionnaire, day, recipes.corpus)
    })
  })
}
