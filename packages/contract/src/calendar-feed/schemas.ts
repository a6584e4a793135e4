import { feedKinds } from '@butterleaf/domain/calendar-feed/feed-kinds'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'

const kinds = z
  .array(z.enum(feedKinds))
  .min(1, 'Choose at least one kind.')
  .max(feedKinds.length)
  .describe('What the calendar shows')

const calendarSchema = z
  .object({
    id: z.string(),
    kinds,
    createdAt: z.iso.datetime(),
    lastReadAt: z.iso.datetime().nullable().describe('To the hour; null until a calendar has asked for it'),
  })
  .meta({ id: 'Calendar' })

export const listCalendars = {
  summary: 'The person’s calendars, without their addresses, the oldest first',
  answer: z.array(calendarSchema),
} satisfies CallSchema

export const createCalendar = {
  summary:
    'Make a calendar of the plan; its secret address is told only here. Times follow from the account’s meal times and time zone; a first calendar sets the zone to that of the request',
  body: z.object({ kinds }),
  answer: z.object({ id: z.string(), url: z.url() }).meta({ id: 'CreatedCalendar' }),
  answerStatus: 201,
} satisfies CallSchema

export const deleteCalendar = {
  summary: 'Revoke a calendar’s address; nobody can read it any more',
  params: z.object({ id: z.string().min(1).max(40) }),
} satisfies CallSchema

export const readFeed = {
  summary: 'A calendar (RFC 5545), for everybody who has its address',
  public: true,
  params: z.object({ file: z.string().regex(/^[\w-]{22}\.ics$/, 'There is no such calendar.') }),
  answer: z.string(),
  answerType: 'text/calendar',
} satisfies CallSchema
