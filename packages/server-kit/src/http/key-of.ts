import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { usersDay } from './users-day.ts'

/** The ids in the address together with the caller's user id, so that no operation reads another person's data. */
export function keyOf<Params extends object>({ caller, params }: { caller: Caller; params: Params }) {
  return { ...params, userId: caller.userId }
}

type Asked<Params> = { caller: Caller; params: Params; request: FastifyRequest }

/** The key with the calendar day it is for the caller: what is past is their past. */
export function keyOnDay<Params extends object>({ caller, params, request }: Asked<Params>, now: Date) {
  return { ...keyOf({ caller, params }), today: usersDay(request, now) }
}
