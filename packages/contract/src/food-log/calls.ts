import { call, type Wire } from '../call.ts'
import { addresses } from '../meal-plan/addresses.ts'
import type * as schema from './schemas.ts'
import type { readDaysInRange } from './schemas.ts'

const base = '/api/food-log'

export const foodLogCalls = {
  read: call<Wire<typeof schema.readLog>>('GET', base),
  saveEntry: call<Wire<typeof schema.saveEntry>>('PUT', `${base}/entries/:id`),
  deleteEntry: call<Wire<typeof schema.deleteEntry>>('DELETE', `${base}/entries/:id`),
  saveExtra: call<Wire<typeof schema.saveExtra>>('PUT', `${base}/extras/:id`),
  readDaysInRange: call<Wire<typeof readDaysInRange>>('GET', `${addresses.template}/days-in-range`),
  deleteExtra: call<Wire<typeof schema.deleteExtra>>('DELETE', `${base}/extras/:id`),
}

export type WireFoodLog = NonNullable<(typeof foodLogCalls.read)['types']>['answer']
export type WireLogEntry = WireFoodLog['entries'][number]
export type WireFoodExtra = WireFoodLog['extras'][number]
