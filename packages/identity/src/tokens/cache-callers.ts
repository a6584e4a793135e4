import { hash } from 'node:crypto'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { decodeJwt } from 'jose'

type Verify = (token: string) => Promise<Caller | undefined>
type Kept = Readonly<{ caller: Caller; fromMs: number; untilMs: number }>

/** Enough for the people who use the app at the same time, in a few megabytes. */
const usuallyKept = 10_000
/** For this long a key that the provider has withdrawn is still trusted. */
const keptMs = 60_000

/**
 * A browser sends one token with hundreds of calls, and verifying its signature is most of a short call's cost. So the token's
 * caller is cached for a minute, and never past the token's expiry. A token that isn't valid is checked each time.
 */
export function cacheCallers(verify: Verify, clock: Clock, mostKept = usuallyKept): Verify {
  const kept = new BoundedMap<Kept>(mostKept)
  return async (token) => {
    // The key is a hash, so that a memory dump contains no tokens.
    const key = hash('sha256', token, 'base64url')
    const nowMs = clock.now().getTime()
    const known = kept.get(key)
    // After a clock was set back, earlier checks can't be dated and don't count.
    if (known && known.fromMs <= nowMs && nowMs < known.untilMs) return known.caller
    const caller = await verify(token)
    if (caller) kept.set(key, { caller, fromMs: nowMs, untilMs: Math.min(nowMs + keptMs, endOf(token)) })
    else kept.delete(key)
    return caller
  }
}

/** The expiry; a verified token has one. */
function endOf(token: string): number {
  return (decodeJwt(token).exp ?? 0) * 1000
}
