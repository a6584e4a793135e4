import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { interactionTypes } from '@butterleaf/contract/meal-plan/codes'
import * as schema from '@butterleaf/contract/meal-plan/schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { changePeople } from '@butterleaf/domain/onboarding/questionnaire'
import { answerAbsent } from '@butterleaf/server-kit/http/answer-absent'
import { answerNotModified } from '@butterleaf/server-kit/http/answer-not-modified'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answersFrom, answersFromResources } from '../answers/read-answers.ts'
import { saveAnswers } from '../answers/save-answers.ts'
import { rejectDish, removeInteraction, saveInteraction } from '../change-interactions.ts'
import { changePlan } from '../change-plan.ts'
import { createPlan, creationKeyOf } from '../create-plan.ts'
import { currentPlan } from '../load-plan.ts'
import { changeProblems, type PlanParts, withPlan } from './served-plan.ts'

const longestKeyCharacters = 255

export function planRoutes(app: FastifyInstance, parts: PlanParts): void {
  readRoute(app, parts)
  createRoute(app, parts)
  changeRoutes(app, parts)
}

function readRoute(app: FastifyInstance, { context, answers }: PlanParts): void {
  app.register(async (scope) => {
    answerAbsent(scope)
    answerNotModified(scope)
    serve(
      scope,
      mealPlanCalls.read,
      schema.readPlan,
      async ({ caller: { userId }, reply }) => {
        const [head, { edition }] = await Promise.all([
          context.findHead(userId),
          context.recipes.forPerson(userId),
        ])
        const known =
          head && answers.sendKnown(reply, userId, { id: head.planId, version: head.version, edition })
        return known ?? answers.send(reply, await currentPlan(context, userId))
      },
      { problems: ['not-found'] },
    )
  })
  app.register(async (scope) => {
    answerAbsent(scope)
    serve(
      scope,
      mealPlanCalls.readFirstWeek,
      schema.readFirstWeek,
      async ({ caller: { userId }, reply }) =>
        answers.sendFirstWeek(reply, await currentPlan(context, userId)),
      { problems: ['not-found'] },
    )
  })
}

function createRoute(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts
  serve(
    app,
    mealPlanCalls.create,
    schema.createPlan,
    withPlan(parts, async ({ caller, body, request }) => {
      const { startDate, ...personality } = body
      return createPlan(context, {
        userId: caller.userId,
        answers: answersFrom(personality, context.recipes.corpus),
        startDate: (startDate as IsoDate | null | undefined) ?? usersDay(request, context.clock.now()),
        creationKey: creationKey(request, body),
      })
    }),
    { problems: ['plan-exists', 'nothing-fits'] },
  )
}

function changeRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts

  serve(
    app,
    actCalls.saveAnswers,
    schema.saveAnswers,
    withPlan(parts, ({ caller, params, body }) =>
      saveAnswers(context, keyOf({ caller, params }), (before) =>
        answersFromResources(body.resources, before, context.recipes.corpus),
      ),
    ),
    changeProblems,
  )

  serve(
    app,
    actCalls.changePeople,
    schema.changePeople,
    withPlan(parts, ({ caller, params: { value, ...params } }) =>
      changePlan(context, keyOf({ caller, params }), 'changePeople', ({ plan }) => {
        const answers = changePeople(plan.answers, value)
        return answers === plan.answers ? plan : { ...plan, answers }
      }),
    ),
  )

  serve(
    app,
    actCalls.saveInteraction,
    schema.saveInteraction,
    withPlan(parts, ({ caller, params, body }) => {
      const type = interactionTypes[body.interactionType]
      return saveInteraction(context, keyOf({ caller, params }), { recipeId: body.recipe, type })
    }),
  )

  serve(
    app,
    actCalls.removeInteraction,
    schema.removeInteraction,
    withPlan(parts, ({ caller, params: { recipeId, ...params } }) =>
      removeInteraction(context, keyOf({ caller, params }), recipeId),
    ),
  )

  serve(
    app,
    actCalls.rejectDish,
    schema.rejectDish,
    withPlan(parts, ({ caller, params, body }) =>
      rejectDish(context, keyOf({ caller, params }), body.recipe),
    ),
  )
}

function creationKey({ headers }: FastifyRequest, body: unknown): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKeyCharacters) {
    const message = `Must be 1 to ${longestKeyCharacters} characters.`
    throw new AppError('invalid-input', { faults: [{ field: 'Idempotency-Key', message }] })
  }
  return creationKeyOf(key, body)
}
