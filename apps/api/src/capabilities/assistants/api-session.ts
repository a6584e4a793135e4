import type { Call, CallTypes } from '@butterleaf/contract/call'
import { addressOfCall, type CallRequest } from '@butterleaf/contract/call-request'
import { type Problem, problemSchema } from '@butterleaf/contract/problem'
import { type IsoDate, isoDateInTimeZone, isTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FoodSearch } from './food-search.ts'

/** Why a tool can't do what it was asked for, in a sentence for the person. */
export class ToolRefusal extends Error {}

/** What the tools of one request work with: the calls of the API, made as the person whose token it is. */
export interface ApiSession {
  ask<T extends CallTypes>(call: Call<T>, request: CallRequest<T>): Promise<T['answer']>
  /** The same; undefined where there is nothing at that address. */
  find<T extends CallTypes>(call: Call<T>, request: CallRequest<T>): Promise<T['answer'] | undefined>
  today: IsoDate
  now: Date
  foods: FoodSearch
}

interface Caller {
  app: FastifyInstance
  request: FastifyRequest
  now: Date
  foods: FoodSearch
}

/**
 * [DOOR-4] No second way: a tool makes the calls that any other client makes, within this process. Scopes, access, limits, checks and
 * refusals are therefore those of the calls.
 */
export function openApiSession(
  { app, request, now, foods }: Caller,
  askedZone: string | undefined,
): ApiSession {
  const zone = zoneOf(askedZone, request.headers['time-zone'])
  const headers = { authorization: request.headers.authorization ?? '', 'time-zone': zone }
  const send = async (call: Call, asked: { params?: unknown; query?: unknown; body?: unknown }) => {
    const answer = await app.inject({
      method: call.method,
      url: addressOfCall(call.path, asked),
      headers,
      remoteAddress: request.ip,
      ...(asked.body === undefined ? {} : { payload: asked.body as object }),
    })
    if (answer.statusCode >= 400) throw new ApiRefusal(problemSchema.parse(answer.json()))
    return answer.body === '' ? undefined : answer.json()
  }
  return {
    ask: send,
    find: (call, asked) =>
      send(call, asked).catch((error: unknown) => {
        if (error instanceof ApiRefusal && error.problem.status === 404) return undefined
        throw error
      }),
    today: isoDateInTimeZone(now, zone),
    ...{ now, foods },
  }
}

class ApiRefusal extends ToolRefusal {
  readonly problem: Problem

  constructor(problem: Problem) {
    const faults = (problem.errors ?? []).map(({ field, message }) => `${field}: ${message}`)
    super([`${problem.title}. ${problem.detail}`, ...faults].join('\n'))
    this.problem = problem
  }
}

function zoneOf(...named: (string | string[] | undefined)[]): string {
  const zone = named.find((one) => one !== undefined) ?? 'UTC'
  if (typeof zone === 'string' && isTimeZone(zone)) return zone
  throw new ToolRefusal('timeZone: Name a time zone such as Europe/Paris.')
}
