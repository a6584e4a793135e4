import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import * as schema from '@butterleaf/contract/weight-tracker/schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { logRowsFor } from '@butterleaf/domain/weight-tracker/log-rows'
import { gramsFromKg } from '@butterleaf/domain/weight-tracker/weight'
import { answerAbsent } from '@butterleaf/server-kit/http/answer-absent'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import type { FastifyInstance } from 'fastify'
import { findAnswers, type PlanContext } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { parseCsv, printCsv } from './csv.ts'
import * as operations from './operations.ts'
import { presentTracker } from './present.ts'

const mebibyte = 1024 * 1024

export function weightTrackerRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: AppContext,
  plans: PlanContext,
): void {
  const actorOf = ({
    caller,
    request,
  }: Pick<CallerReceived<never>, 'caller' | 'request'>): operations.Actor => {
    const now = clock.now()
    return { userId: caller.userId, now, today: usersDay(request, now) }
  }

  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.register(async (scope) => {
    answerAbsent(scope)
    serve(
      scope,
      weightTrackerCalls.read,
      schema.readTracker,
      async (received) => {
        const { userId, today } = actorOf(received)
        return presentTracker(await operations.readTracker(db, userId), today)
      },
      { problems: ['not-found'] },
    )
  })

  serve(app, weightTrackerCalls.setTarget, schema.setTarget, async (received) => {
    const actor = actorOf(received)
    const { weight, date } = received.body
    const target = { grams: gramsFromKg(weight), date: date as IsoDate }
    const answers = await findAnswers(plans, actor.userId)
    return presentTracker(await operations.setTarget(db, { ...actor, answers }, target), actor.today)
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
      const entry = {
        id: body.id ?? undefined,
        date: body.date as IsoDate,
        grams: gramsFromKg(body.weight),
        note: body.note ?? '',
      }
      return presentTracker(await operations.saveLog(db, actor, params.id, entry), actor.today)
    },
    { problems: ['conflict'] },
  )

  serve(app, weightTrackerCalls.deleteLog, schema.deleteLog, async (received) => {
    const actor = actorOf(received)
    const { id, logId } = received.params
    return presentTracker(await operations.deleteLog(db, actor, id, logId), actor.today)
  })

  serve(app, weightTrackerCalls.exportLogs, schema.exportLogs, async ({ caller, params, query, reply }) => {
    const { logs } = await operations.readOwnTracker(db, caller.userId, params.id)
    reply.header('content-disposition', 'attachment; filename="butterleaf-weight.csv"')
    return printCsv(logRowsFor(logs, query.unit))
  })

  serve(
    app,
    weightTrackerCalls.importLogs,
    schema.importLogs,
    async (received) => {
      const actor = actorOf(received)
      const rows = parseCsv(received.body)
      return presentTracker(await operations.importLogs(db, actor, received.params.id, rows), actor.today)
    },
    { bodyLimit: mebibyte, problems: ['rows-at-fault'] },
  )
}
