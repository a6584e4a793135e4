import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

export const flagCalls = {
  read: call<Wire<typeof schema.readFlags>>('GET', '/api/flags'),
  watch: call<Wire<typeof schema.watchFlags>>('GET', '/api/flags/stream'),
}
