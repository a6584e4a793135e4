import { hash } from 'node:crypto'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { decodeJwt } from 'jose'

type Verify = (token: string) => Promise<Caller | undefined>
type Kept = Readonly<{ caller: Caller; fromMs: number; untilMs: number }>

/** Those who use the app at the same time, in a few megabytes. */
const usuallyKept = 10_000
/** A key the provider has taken back is trusted for so much longer. */
const keptMs = 60_000

/**
 * A browser sends one token with hundreds of calls, and checking its signature is most of what a short call costs: who called with a
 * token is kept for a minute, and never past the token's end. A token that isn't good is checked each time.
 */
export function cacheCallers(verify: Verify, clock: Clock, mostKept = usuallyKept): Verify {
  const kept = new BoundedMap<Kept>(mostKept)
  return async (token) => {
    // Tokens themselves stay out of memory that is dumped and looked at.
    const key = hash('sha256', token, 'base64url')
    const nowMs = clock.now().getTime()
    const known = kept.get(key)
    // A clock that was set back says nothing about what was checked "later".
    if (known && known.fromMs <= nowMs && nowMs < known.untilMs) return known.caller
    const caller = await verify(token)
    if (caller) kept.set(key, { caller, fromMs: nowMs, untilMs: Math.min(nowMs + keptMs, endOf(token)) })
    else kept.delete(key)
    return caller
  }
}

/** Of a token that has been checked: it has one. */
function endOf(token: string): number {
  return (decodeJwt(token).exp ?? 0) * 1000
}
