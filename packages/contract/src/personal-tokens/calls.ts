import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/tokens'

export const personalTokenCalls = {
  make: call<Wire<typeof schema.makePersonalToken>>('POST', base),
  list: call<Wire<typeof schema.listPersonalTokens>>('GET', base),
  revoke: call<Wire<typeof schema.revokePersonalToken>>('DELETE', `${base}/:tokenId`),
}

export type PersonalToken = NonNullable<(typeof personalTokenCalls.list)['types']>['answer'][number]
export type NewPersonalToken = NonNullable<(typeof personalTokenCalls.make)['types']>['answer']
