import {
  foodLogCalls,
  type WireFoodExtra,
  type WireFoodLog,
  type WireLogEntry,
} from '@butterleaf/contract/food-log/calls'
import { encodeEntry, encodeExtra } from '@butterleaf/contract/food-log/log-codec'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { LogWrite } from '@butterleaf/domain/food-log/log-write'
import { api } from '#lib/api/api.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'

export async function readLog(dates: { from: IsoDate; to: IsoDate }): Promise<WireFoodLog> {
  const log = await withTimeout(api.send(foodLogCalls.read, { query: dates }))
  if (!log?.entries) throw new TypeError('Something else answered in the server’s place')
  return log
}

/** What stands at the server after it; undefined where it is deleted. */
export async function sendEntry({ id, atMs, value }: LogWrite<LogEntry>): Promise<WireLogEntry | undefined> {
  const at = new Date(atMs).toISOString()
  const params = { id }
  if (!value) return withTimeout(api.send(foodLogCalls.deleteEntry, { params, query: { at } }))
  const body = { ...encodeEntry(value), at }
  return (await withTimeout(api.send(foodLogCalls.saveEntry, { params, body }))).entry ?? undefined
}

export async function sendExtra({
  id,
  atMs,
  value,
}: LogWrite<FoodExtra>): Promise<WireFoodExtra | undefined> {
  const at = new Date(atMs).toISOString()
  const params = { id }
  if (!value) return withTimeout(api.send(foodLogCalls.deleteExtra, { params, query: { at } }))
  const body = { ...encodeExtra(value), at }
  return (await withTimeout(api.send(foodLogCalls.saveExtra, { params, body }))).extra ?? undefined
}
