import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import * as schema from '@butterleaf/contract/weight-tracker/learning-schemas'
import { answerAbsent } from '@butterleaf/server-kit/http/answer-absent'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { PlanContext } from '#capabilities/meal-plan/operations.ts'
import * as learning from './learning-operations.ts'
import type { Actor } from './operations.ts'
import { presentLearning } from './present-learning.ts'

type ActorOf = (received: Pick<CallerReceived<never>, 'caller' | 'request'>) => Actor

export function learningRoutes(app: FastifyInstance, plans: PlanContext, actorOf: ActorOf): void {
  const ofPlan = { problems: ['not-found'] as const }

  app.register(async (scope) => {
    answerAbsent(scope)
    serve(
      scope,
      weightTrackerCalls.readLearning,
      schema.readLearning,
      async (received) => presentLearning(await learning.readOwnLearning(plans, actorOf(received))),
      ofPlan,
    )
  })

  serve(
    app,
    weightTrackerCalls.changeLearning,
    schema.changeLearning,
    async (received) =>
      presentLearning(await learning.changeLearning(plans, actorOf(received), received.body)),
    ofPlan,
  )

  serve(
    app,
    weightTrackerCalls.decideProposal,
    schema.decideProposal,
    async (received) => {
      const decision = { ...received.params, ...received.body }
      return presentLearning(await learning.decideProposal(plans, actorOf(received), decision))
    },
    { problems: ['not-found', 'conflict'] },
  )

  serve(app, weightTrackerCalls.confirmReading, schema.confirmReading, async (received) => {
    const reading = { ...received.params, ...received.body }
    return presentLearning(await learning.confirmReading(plans, actorOf(received), reading))
  })
}
