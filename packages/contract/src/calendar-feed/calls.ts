import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/calendars'

export const calendarCalls = {
  list: call<Wire<typeof schema.listCalendars>>('GET', base),
  create: call<Wire<typeof schema.createCalendar>>('POST', base),
  delete: call<Wire<typeof schema.deleteCalendar>>('DELETE', `${base}/:id`),
  readFeed: call<Wire<typeof schema.readFeed>>('GET', `${base}/feeds/:file`),
}

export type WireCalendar = NonNullable<(typeof calendarCalls.list)['types']>['answer'][number]
export type CreatedCalendar = NonNullable<(typeof calendarCalls.create)['types']>['answer']
