import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { countedBy, countTriesTogether } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasAccess } from '#capabilities/subscription/operations.ts'
import type { Config } from '#platform/config.ts'

/** New plans in an hour and in a day: a person's limit of requests a minute, divided by these. As a rule 60 and 150. */
const hourShare = 10
const dayShare = 4
/** MAP-1: before payment a person makes so many times fewer, as a rule 10 and 25. */
const unpaidShare = 6

const makers = [mealPlanCalls.create, actCalls.regeneratePlan, actCalls.changeTable].map(
  ({ method, path }) => `${method} ${path}`,
)

/** Each new plan puts the one before into the archive, which has no limit: it may not grow as fast as requests come. */
export function limitNewPlans(app: FastifyInstance, { requestsPerMinute }: Config): void {
  const counting = (share: number, name: string) =>
    countTriesTogether(
      app,
      {
        perHour: Math.ceil(requestsPerMinute / hourShare / share),
        perDay: Math.ceil(requestsPerMinute / dayShare / share),
        keyOf: countedBy.person,
        detail: 'You’ve made a lot of new plans lately. Please make the next one later.',
      },
      () => name,
    )
  const count = counting(1, 'new plans')
  const countUnpaid = counting(unpaidShare, 'new plans before payment')
  app.addHook('preParsing', async (request) => {
    if (!makesPlan(request)) return
    await (hasAccess(request) ? count(request) : countUnpaid(request))
  })
}

function makesPlan({ method, routeOptions }: FastifyRequest): boolean {
  return makers.includes(`${method} ${routeOptions.url}`)
}
