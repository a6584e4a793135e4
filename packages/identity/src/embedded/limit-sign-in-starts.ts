import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { InvalidRequest, TemporarilyUnavailable } from 'oidc-provider/lib/helpers/errors.js'
import { limits } from './passwords/attempt-limits.ts'
import { beginAttempts } from './passwords/begin-attempts.ts'
import type { KnownDevices } from './sessions/known-devices.ts'

const kibibyte = 1024
const mostStateBytes = kibibyte
const mostBytes = 4 * kibibyte

/**
 * A sign-in that is started stays stored for an hour with all its parameters, and anybody may start one. So both the size of
 * one and their number from a network have a limit; a device that has signed in before has a limit of its own. A request that shows no page (`prompt=none`) isn't stored.
 */
export async function limitSignInStarts(
  { oidc, ip, req }: KoaContextWithOIDC,
  { db, clock, knownDevices }: { db: Db; clock: Clock; knownDevices: KnownDevices },
): Promise<void> {
  const parameters = oidc.params ?? {}
  if (bytesOf(parameters.state) > mostStateBytes) throw new InvalidRequest('state is longer than 1 KiB')
  const bytes = Object.values(parameters).reduce<number>((sum, value) => sum + bytesOf(value), 0)
  if (bytes > mostBytes) throw new InvalidRequest('the parameters are longer than 4 KiB together')
  if (oidc.prompts.has('none')) return
  const deviceId = knownDevices.find(req.headers.cookie)
  const counted = deviceId ? [limits.startsOn(deviceId)] : limits.startsFrom(ip)
  const attempt = await beginAttempts(db, counted, { now: clock.now() })
  if (!attempt.isAllowed) throw new TemporarilyUnavailable('too many sign-ins are open in this network')
}

function bytesOf(value: unknown): number {
  return typeof value === 'string' ? Buffer.byteLength(value) : 0
}
