import { call, type Wire } from '../call.ts'
import { addresses } from './addresses.ts'
import type * as seat from './seat-schemas.ts'
import type * as table from './table-schemas.ts'

const invitation = `${addresses.plan}/table/:eaterId/invitation`
const link = '/api/table-invitations/:secret'

/** TOG-4: an owner asks an eater of their table to type their own answers. */
export const invitationCalls = {
  create: call<Wire<typeof table.inviteEater>>('POST', invitation),
  withdraw: call<Wire<typeof table.withdrawInvitation>>('DELETE', invitation),
}

/** TOG-4: of the eater, with or without a plan of their own. */
export const seatCalls = {
  openInvitation: call<Wire<typeof seat.openInvitation>>('GET', link),
  take: call<Wire<typeof seat.takeSeat>>('POST', `${link}/join`),
  read: call<Wire<typeof seat.readSeat>>('GET', '/api/seat'),
  change: call<Wire<typeof seat.changeSeat>>('PUT', '/api/seat'),
  leave: call<Wire<typeof seat.leaveSeat>>('DELETE', '/api/seat'),
}

export type CreatedInvitation = NonNullable<(typeof invitationCalls.create)['types']>['answer']
export type OpenedInvitation = NonNullable<(typeof seatCalls.openInvitation)['types']>['answer']
export type WireSeat = NonNullable<NonNullable<(typeof seatCalls.read)['types']>['answer']['seat']>
