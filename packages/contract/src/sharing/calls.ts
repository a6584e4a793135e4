import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/shares'
const link = '/api/shared/:secret'

export const sharingCalls = {
  list: call<Wire<typeof schema.listShares>>('GET', base),
  read: call<Wire<typeof schema.readShare>>('GET', `${base}/:id`),
  create: call<Wire<typeof schema.createShare>>('POST', base),
  delete: call<Wire<typeof schema.deleteShare>>('DELETE', `${base}/:id`),
}

/** Opened by the secret of an address. */
export const sharedCalls = {
  open: call<Wire<typeof schema.openShare>>('GET', link),
  tick: call<Wire<typeof schema.tickShared>>('PUT', `${link}/checked`),
  watch: call<Wire<typeof schema.watchShared>>('GET', `${link}/events`),
}

export type WireShare = NonNullable<(typeof sharingCalls.list)['types']>['answer'][number]
export type CreatedShare = NonNullable<(typeof sharingCalls.create)['types']>['answer']
export type ShareKind = WireShare['kind']
export type Shared = NonNullable<(typeof sharedCalls.open)['types']>['answer']
