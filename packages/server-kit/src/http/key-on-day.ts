import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { keyOf } from './key-of.ts'
import { usersDay } from './users-day.ts'

type Asked<Params> = { caller: Caller; params: Params; request: FastifyRequest }

/** The key with the calendar day it is for the caller: what is past is their past. */
export function keyOnDay<Params extends object>({ caller, params, request }: Asked<Params>, now: Date) {
  return { ...keyOf({ caller, params }), today: usersDay(request, now) }
}
