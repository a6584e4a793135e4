import { type Learning as WireLearning, weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import * as schema from '@butterleaf/contract/weight-tracker/learning-schemas'
import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { kgFromGrams } from '@butterleaf/domain/nutrition/weight'
import { answerAbsent } from '@butterleaf/server-kit/http/answer-absent'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { PlanContext } from '#capabilities/meal-plan/operations.ts'
import * as learning from './learning-operations.ts'
import { type OwnLearning, proposalIdOf } from './learning-operations.ts'

import type { Actor } from './operations.ts'

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

/** Rounded to ten calories for the screen, since the estimate isn't more exact. */
const shownKcal = (kcal: number) => Math.round(kcal / 10) * 10
const kcalPerFatGram = 9

/** The estimate leaves the server only where it can be trusted. */
function presentLearning(learning: OwnLearning): WireLearning {
  const { state, expenditure, proposal, logs, decisions, pausedSince, areNotesOff } = learning
  const { kcal, low, high } = expenditure
  const isShown = state === 'told'
  return {
    state,
    formulaKcal: shownKcal(learning.formulaKcal),
    targetKcal: Math.round(learning.targetKcal),
    estimate: isShown ? { kcal: shownKcal(kcal), lowKcal: shownKcal(low), highKcal: shownKcal(high) } : null,
    missing: [...expenditure.missing],
    restsOn: learning.restsOn,
    setAside: logs
      .filter(({ date }) => learning.setAside.includes(date))
      .map(({ id, date, grams }) => ({ logId: id, date, weight: kgFromGrams(grams) })),
    proposal: proposal
      ? {
          id: proposalIdOf(proposal),
          reason: proposal.reason,
          fromKcal: Math.round(proposal.fromKcal),
          toKcal: Math.round(proposal.toKcal),
          fatGrams: shownGrams((proposal.toKcal - proposal.fromKcal) / kcalPerFatGram),
          ...(learning.goalDates && { goalDates: learning.goalDates }),
        }
      : null,
    nextStep: learning.nextStep ?? null,
    pausedSince: pausedSince ?? null,
    areNotesOn: !areNotesOff,
    history: decisions.map((decision) => ({ ...decision })),
  }
}
