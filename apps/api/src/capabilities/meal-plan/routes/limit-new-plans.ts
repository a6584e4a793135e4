import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { countedBy, countTriesTogether } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'

/** New plans in an hour and in a day: a person's limit of requests a minute, divided by these. As a rule 60 and 150. */
const hourShare = 10
const dayShare = 4

const makers = [mealPlanCalls.create, actCalls.regeneratePlan].map(({ method, path }) => `${method} ${path}`)

/** Each new plan puts the one before into the archive, which has no limit: it may not grow as fast as requests come. */
export function limitNewPlans(app: FastifyInstance, { requestsPerMinute }: Config): void {
  const count = countTriesTogether(
    app,
    {
      perHour: Math.ceil(requestsPerMinute / hourShare),
      perDay: Math.ceil(requestsPerMinute / dayShare),
      keyOf: countedBy.person,
      detail: 'You’ve made a lot of new plans lately. Please make the next one later.',
    },
    () => 'new plans',
  )
  app.addHook('preParsing', async (request) => {
    if (makesPlan(request)) await count(request)
  })
}

function makesPlan({ method, routeOptions }: FastifyRequest): boolean {
  return makers.includes(`${method} ${routeOptions.url}`)
}
