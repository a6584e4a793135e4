import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import * as schema from '@butterleaf/contract/weight-tracker/schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import { logRowsFor } from '@butterleaf/domain/weight-tracker/log-rows'
import { answerAbsent } from '@butterleaf/server-kit/http/answer-absent'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import type { FastifyInstance } from 'fastify'
import { findAnswers, type PlanContext } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { printWeightFile } from '#platform/own-recipe-reader/weight-file.ts'
import { deleteDay, saveDay } from './day-operations.ts'
import { findLearnedPace } from './learning-operations.ts'
import { learningRoutes } from './learning-routes.ts'
import * as operations from './operations.ts'
import { presentTracker } from './present.ts'
import type { StoredTracker } from './store.ts'

const mebibyte = 1024 * 1024

export function weightTrackerRoutes(app: FastifyInstance, context: AppContext, plans: PlanContext): void {
  const {
    database: { db },
    clock,
  } = context
  const actorOf = ({
    caller,
    request,
  }: Pick<CallerReceived<never>, 'caller' | 'request'>): operations.Actor => {
    const now = clock.now()
    return { userId: caller.userId, now, today: usersDay(request, now) }
  }

  const shown = async (tracker: StoredTracker, actor: operations.Actor) =>
    presentTracker(tracker, actor.today, await findLearnedPace(plans, actor, tracker))

  learningRoutes(app, plans, actorOf)
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.register(async (scope) => {
    answerAbsent(scope)
    serve(
      scope,
      weightTrackerCalls.read,
      schema.readTracker,
      async (received) => {
        const actor = actorOf(received)
        return shown(await operations.readTracker(db, actor.userId), actor)
      },
      { problems: ['not-found'] },
    )
  })

  serve(app, weightTrackerCalls.setTarget, schema.setTarget, async (received) => {
    const actor = actorOf(received)
    const { weight, date } = received.body
    const target = { grams: gramsFromKg(weight), date: date as IsoDate }
    const answers = await findAnswers(plans, actor.userId)
    return shown(await operations.setTarget(db, { ...actor, answers }, target), actor)
  })

  serve(app, weightTrackerCalls.reset, schema.resetTracker, async (received) => {
    await operations.resetTracker(db, actorOf(received), received.params.id)
    return undefined
  })

  serve(
    app,
    weightTrackerCalls.saveLog,
    schema.saveLog,
    async (received) => {
      const actor = actorOf(received)
      const { params, body } = received
      if (body.weightTrackerId !== params.id) {
        const message = 'This is not the tracker in the address.'
        throw new AppError('invalid-input', { faults: [{ field: 'weightTrackerId', message }] })
      }
      const note = body.note ?? ''
      const entry = {
        date: body.date as IsoDate,
        log:
          typeof body.weight === 'number'
            ? { id: body.id ?? undefined, grams: gramsFromKg(body.weight), note }
            : undefined,
        note,
        readings: body.readings,
        readingsFrom: body.readingsFrom as IsoDate | undefined,
      }
      return shown(await saveDay(db, actor, params.id, entry), actor)
    },
    { problems: ['conflict'] },
  )

  serve(app, weightTrackerCalls.deleteLog, schema.deleteLog, async (received) => {
    const actor = actorOf(received)
    const { id, logId } = received.params
    return shown(await operations.deleteLog(db, actor, id, logId), actor)
  })

  serve(app, weightTrackerCalls.deleteDay, schema.deleteDay, async (received) => {
    const actor = actorOf(received)
    const { id, date } = received.params
    return shown(await deleteDay(db, actor, id, date as IsoDate), actor)
  })

  serve(app, weightTrackerCalls.exportLogs, schema.exportLogs, async ({ caller, params, query, reply }) => {
    const { logs, readings } = await operations.readOwnTracker(db, caller.userId, params.id)
    reply.header('content-disposition', 'attachment; filename="butterleaf-weight.csv"')
    return printWeightFile(logRowsFor(logs, query.unit, readings))
  })

  serve(
    app,
    weightTrackerCalls.importLogs,
    schema.importLogs,
    async (received) => {
      const actor = actorOf(received)
      const { params, body: text, reply } = received
      const file = { trackerId: params.id, text, signal: hangUpSignal(reply) }
      return shown(await operations.importLogs(context, actor, file), actor)
    },
    { bodyLimit: mebibyte, problems: ['rows-at-fault', 'took-too-long'] },
  )
}
