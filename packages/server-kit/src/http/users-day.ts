import { type IsoDate, isoDateInTimeZone, isTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * The calendar day it is for the caller. A client names its zone in the `Time-Zone` header; one that
 * doesn't is taken to be on UTC.
 */
export function usersDay(request: FastifyRequest, now: Date): IsoDate {
  return isoDateInTimeZone(now, usersZone(request) ?? 'UTC')
}

/** The zone that the client names, if it names one. */
export function usersZone({ headers }: FastifyRequest): string | undefined {
  const zone = headers['time-zone']
  if (zone === undefined) return undefined
  if (typeof zone !== 'string' || !isTimeZone(zone)) {
    throw new AppError('invalid-input', {
      faults: [{ field: 'Time-Zone', message: 'Name a time zone such as Europe/Paris.' }],
    })
  }
  return zone
}
