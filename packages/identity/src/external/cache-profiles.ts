import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Profile, ProfileOwner } from '../identity-provider.ts'

type Find = (owner: ProfileOwner) => Promise<Profile | undefined>

const mostKept = 10_000
/** Every screen of the settings shows the name, and it seldom changes. */
const keptMs = 60_000

/** Remembers for a minute what an outside provider said of a person. A failure isn't remembered. */
export function cacheProfiles(find: Find, clock: Clock): Find {
  const kept = new BoundedMap<{ profile: Profile | undefined; fromMs: number }>(mostKept)
  return async (owner) => {
    const nowMs = clock.now().getTime()
    const known = kept.get(owner.subject)
    if (known && known.fromMs <= nowMs && nowMs < known.fromMs + keptMs) return known.profile
    const profile = await find(owner)
    kept.set(owner.subject, { profile, fromMs: nowMs })
    return profile
  }
}
