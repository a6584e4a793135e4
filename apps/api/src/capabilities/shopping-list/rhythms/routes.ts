import { askCalls } from '@butterleaf/contract/shopping-list/ask-calls'
import * as schema from '@butterleaf/contract/shopping-list/rhythm-schemas'
import { serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance } from 'fastify'
import { answersFrom } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { openRhythms } from './measure-rhythms.ts'

/** As new plans are limited: a person's limit of requests a minute, divided by these. */
const hourShare = 10
const dayShare = 4

type RhythmRoutesContext = Pick<AppContext, 'clock' | 'config' | 'planner' | 'recipes'>

/** LIV-3. Limited: each makes three plans. */
export function rhythmRoutes(app: FastifyInstance, context: RhythmRoutesContext): void {
  const measure = openRhythms(context)
  const { requestsPerMinute } = context.config
  app.register(async (scope) => {
    limitTries(scope, {
      perHour: Math.ceil(requestsPerMinute / hourShare),
      perDay: Math.ceil(requestsPerMinute / dayShare),
      keyOf: countedBy.person,
      detail: 'That was measured a lot lately. Please try again later.',
    })
    serve(scope, askCalls.measureRhythms, schema.measureRhythms, async ({ caller, body, request }) => {
      const answers = answersFrom(body, context.recipes.corpus)
      const startDate = usersDay(request, context.clock.now())
      const rhythms = await measure({ userId: caller.userId, answers, startDate })
      return { rhythms: [...rhythms] }
    })
  })
}
