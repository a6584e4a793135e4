import { createHash } from 'node:crypto'
import { calendarCalls } from '@butterleaf/contract/calendar-feed/calls'
import * as schema from '@butterleaf/contract/calendar-feed/schemas'
import { answerNotModified } from '@butterleaf/server-kit/http/answer-not-modified'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { usersZone } from '@butterleaf/server-kit/http/users-day'
import { limitLoad } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance } from 'fastify'
import { secretAddressHeaders } from '#platform/secrets.ts'
import {
  type CalendarContext,
  createCalendar,
  deleteCalendar,
  listCalendars,
  readFeed,
} from './operations.ts'

/** Apps ask every quarter of an hour at most; a person's devices may share an address. */
const readsOfAddress = { perHour: 60, perDay: 500 }

/** DOOR-2: what a person has made, they see and take back with or without a subscription. */
export function calendarRoutes(app: FastifyInstance, context: CalendarContext): void {
  serve(app, calendarCalls.list, schema.listCalendars, async ({ caller }) => {
    const calendars = await listCalendars(context, caller.userId)
    return calendars.map(({ kinds, ...calendar }) => ({ ...calendar, kinds: [...kinds] }))
  })

  serve(app, calendarCalls.delete, schema.deleteCalendar, async ({ caller, params }) => {
    await deleteCalendar(context, caller.userId, params.id)
    return undefined
  })

  feedRoute(app, context)
}

/** In a scope of people with a subscription. */
export function newCalendarRoute(app: FastifyInstance, context: CalendarContext): void {
  serve(
    app,
    calendarCalls.create,
    schema.createCalendar,
    async ({ caller, body, request, reply }) => {
      const asked = { kinds: body.kinds, timeZone: usersZone(request) }
      const { id, secret } = await createCalendar(context, caller.userId, asked)
      reply.header('cache-control', 'no-store')
      return { id, url: context.publicUrl + calendarCalls.readFeed.path.replace(':file', `${secret}.ics`) }
    },
    { problems: ['conflict'] },
  )
}

/** Calendar apps send no token, so the address itself is the key. */
function feedRoute(app: FastifyInstance, context: CalendarContext): void {
  app.register(async (scope) => {
    limitLoad(scope, { ...readsOfAddress, keyOf: ({ params }) => (params as { file: string }).file })
    answerNotModified(scope)
    servePublic(scope, calendarCalls.readFeed, schema.readFeed, async ({ params, reply }) => {
      const calendar = await readFeed(context, params.file.slice(0, -'.ics'.length))
      reply.headers({
        etag: `"${createHash('sha256').update(calendar).digest('base64url')}"`,
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="butterleaf.ics"',
        ...secretAddressHeaders,
      })
      return calendar
    })
  })
}
