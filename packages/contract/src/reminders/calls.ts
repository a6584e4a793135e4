import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/reminders'

export const reminderCalls = {
  read: call<Wire<typeof schema.readReminders>>('GET', base),
  save: call<Wire<typeof schema.saveReminders>>('PUT', base),
  subscribe: call<Wire<typeof schema.subscribe>>('POST', `${base}/subscriptions`),
  unsubscribe: call<Wire<typeof schema.unsubscribe>>('DELETE', `${base}/subscriptions/:id`),
  stop: call<Wire<typeof schema.stopReminders>>('POST', `${base}/stop/:token`),
}

export type WireReminders = NonNullable<(typeof reminderCalls.read)['types']>['answer']
export type WireReminderKinds = WireReminders['kinds']
