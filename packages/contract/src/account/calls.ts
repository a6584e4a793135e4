import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

export const accountCalls = {
  read: call<Wire<typeof schema.readUser>>('GET', '/api/user'),
  change: call<Wire<typeof schema.changeUser>>('PATCH', '/api/user'),
}

export type User = NonNullable<(typeof accountCalls.read)['types']>['answer']
