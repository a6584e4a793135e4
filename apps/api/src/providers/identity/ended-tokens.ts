import type { Clock } from '../../clock.ts'
import type { Db } from '../../persistence/database.ts'
import { type EndedTokens, findEnded, hashOfUser, saveEnded } from './ended-tokens-store.ts'
import type { Caller, IdentityProvider } from './identity-provider.ts'

type Verify = IdentityProvider['verifyAccessToken']

export interface TokenEndings {
  /** Refuses what was begun before, as a rule until now, but for one session; other processes follow within seconds. */
  end(userId: string, but?: { before?: Date; keptSession?: string | undefined }): Promise<void>
  /** The same check of a token, with the ones that are over refused. */
  refusing(verify: Verify): Verify
}

/** How late a process learns what another has ended. */
const freshSeconds = 5
/** Longer than any access token lives. */
const rememberedHours = 24

/**
 * Access tokens prove themselves, so nobody is asked about them on the way. The few that must not be taken any more are
 * held in memory and read anew every few seconds: one small query, whatever number of calls.
 */
export function openTokenEndings(
  db: Db,
  clock: Clock,
  begunAt: (caller: Caller) => number | undefined,
): TokenEndings {
  const known = knownEndings(db, clock)
  return {
    end: async (userId, { before, keptSession } = {}) => {
      const now = clock.now()
      const endedBefore = before ? Math.ceil(before.getTime() / 1000) : Math.floor(now.getTime() / 1000) + 1
      const ended = { endedBefore, keptSession: keptSession ?? null }
      const expiresAt = new Date(now.getTime() + rememberedHours * 3_600_000)
      await saveEnded(db, userId, { ...ended, expiresAt, now })
      known.add(userId, ended)
    },
    refusing: (verify) => async (token) => {
      const caller = await verify(token)
      const ended = caller && (await known.of(caller.userId))
      return ended && isOver(caller, begunAt(caller), ended) ? undefined : caller
    },
  }
}

function isOver({ sessionId }: Caller, begunAt = 0, { endedBefore, keptSession }: EndedTokens): boolean {
  const isKept = sessionId !== undefined && sessionId === keptSession
  return begunAt < endedBefore && !isKept
}

function knownEndings(db: Db, clock: Clock) {
  let known: ReadonlyMap<string, EndedTokens> = new Map()
  let knownAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const read = async () => {
    const now = clock.now()
    const before = known
    const found = await findEnded(db, now)
    // What was ended here meanwhile may not be in it yet.
    known = known === before ? found : new Map([...found, ...known])
    knownAt = now.getTime()
  }
  return {
    add: (userId: string, ended: EndedTokens) => {
      known = new Map(known).set(hashOfUser(userId), ended)
    },
    of: async (userId: string) => {
      if (clock.now().getTime() - knownAt >= freshSeconds * 1000) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
      }
      return known.size === 0 ? undefined : known.get(hashOfUser(userId))
    },
  }
}
