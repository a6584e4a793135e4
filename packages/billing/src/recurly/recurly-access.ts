import { randomUUID } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import recurly, { type Client } from 'recurly'
import { HttpTransport } from './http-transport.ts'
import type { RecurlyConfig } from './recurly-config.ts'

const timeoutMs = 10_000

export interface RecurlyAccess {
  config: RecurlyConfig
  db: Db
  clock: Clock
  /** A client for one change; the key belongs to that change, so that repeats take effect once. */
  client(idempotencyKey?: string): Client
}

export function openRecurly(config: RecurlyConfig, { db, clock }: { db: Db; clock: Clock }): RecurlyAccess {
  return {
    config,
    db,
    clock,
    client: (idempotencyKey = randomUUID()) =>
      new recurly.Client(config.apiKey, {
        httpAdapter: new HttpTransport({ baseUrl: config.baseUrl, idempotencyKey, timeoutMs }),
      }),
  }
}
