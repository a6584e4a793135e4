import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { decodeEntry, decodeExtra, encodeEntry, encodeExtra } from '@butterleaf/contract/food-log/log-codec'
import * as schema from '@butterleaf/contract/food-log/schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import type { FastifyInstance } from 'fastify'
import {
  deleteEntry,
  deleteExtra,
  type FoodLogContext,
  readStoredLog,
  saveEntry,
  saveExtra,
} from './operations.ts'

/** LIFE-2, LIFE-3, LIFE-4 */
export function foodLogRoutes(app: FastifyInstance, context: FoodLogContext): void {
  serve(app, foodLogCalls.read, schema.readLog, async ({ caller, query }) => {
    const dates = { from: query.from as IsoDate, to: query.to as IsoDate }
    const { entries, extras } = await readStoredLog(context, caller.userId, dates)
    return {
      entries: entries.map(({ entry, at }) => ({ id: entry.id, ...encodeEntry(entry), at })),
      extras: extras.flatMap(({ id, atMs, value }) =>
        value ? [{ id, ...encodeExtra(value), at: instant(atMs) }] : [],
      ),
    }
  })

  serve(app, foodLogCalls.saveEntry, schema.saveEntry, async ({ caller, params, body, request }) => {
    const { at, ...fields } = body
    const eater = { userId: caller.userId, today: usersDay(request, context.clock.now()) }
    const sent = { id: params.id, atMs: Date.parse(at), value: decodeEntry({ id: params.id, ...fields }) }
    const { id, atMs, value } = await saveEntry(context, eater, sent)
    return { entry: value ? { id, ...encodeEntry(value), at: instant(atMs) } : null }
  })

  serve(app, foodLogCalls.deleteEntry, schema.deleteEntry, async ({ caller, params, query }) => {
    await deleteEntry(context, caller.userId, { id: params.id, atMs: Date.parse(query.at) })
    return undefined
  })

  serve(
    app,
    foodLogCalls.saveExtra,
    schema.saveExtra,
    async ({ caller, params, body }) => {
      const { at, ...fields } = body
      const sent = { id: params.id, atMs: Date.parse(at), value: decodeExtra({ id: params.id, ...fields }) }
      const { id, atMs, value } = await saveExtra(context, caller.userId, sent)
      return { extra: value ? { id, ...encodeExtra(value), at: instant(atMs) } : null }
    },
    { problems: ['conflict'] },
  )

  serve(app, foodLogCalls.deleteExtra, schema.deleteExtra, async ({ caller, params, query }) => {
    await deleteExtra(context, caller.userId, { id: params.id, atMs: Date.parse(query.at) })
    return undefined
  })
}

function instant(atMs: number): string {
  return new Date(atMs).toISOString()
}
