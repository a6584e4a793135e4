import type { Db } from '@butterleaf/server-kit/database/database'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { IdentityProvider } from '../identity-provider.ts'
import { type EndedSessions, findEndedSessions, saveEndedSessions } from './ended-sessions-store.ts'
import { type EndedTokens, findEnded, hashOfUser, saveEnded } from './ended-tokens-store.ts'

type Verify = IdentityProvider['verifyAccessToken']

export interface TokenEndings {
  /**
   * Refuses a user's tokens from before an instant, by default now, except those of one session; other processes follow within
   * seconds.
   */
  end(userId: string, but?: { before?: Date; keptSession?: string | undefined }): Promise<void>
  /** Refuses the tokens of these sessions. */
  endSessions(sessionIds: readonly string[]): Promise<void>
  /** Refuses the tokens made under a grant; its session may go on with another. */
  endGrant(grantId: string): Promise<void>
  /** Wraps a token check so that revoked tokens are refused. */
  refusing(verify: Verify): Verify
}

/** The delay until a process learns what another one has revoked. */
const freshSeconds = 5
/** Longer than any access token lives. */
const rememberedMs = 24 * 3_600_000
/**
 * Only our own provider's sessions are in this table, and its tokens live ten minutes. Every sign-out adds a row, so a longer
 * memory would grow large.
 */
const sessionRememberedMs = 15 * 60_000

/**
 * Access tokens are verified without a query. The few revoked ones are held in memory and read again every few seconds: two
 * small queries, however many calls there are.
 */
export function openTokenEndings(
  db: Db,
  clock: Clock,
  begunAt: (caller: Caller) => number | undefined,
): TokenEndings {
  const known = knownEndings(db, clock)
  const endSessions = async (ids: readonly string[]) => {
    // A sign-in may be dated a second ahead, and an ended session or grant gets no further sign-in.
    const endedBefore = secondAfter(clock.now()) + 1
    const sessions = new Map(ids.map((id) => [id, endedBefore]))
    await saveEndedSessions(db, sessions)
    known.add({ sessions })
  }
  return {
    end: async (userId, { before, keptSession } = {}) => {
      const now = clock.now()
      const endedBefore = before ? Math.ceil(before.getTime() / 1000) : secondAfter(now)
      const ended = { endedBefore, keptSession: keptSession ?? null }
      const expiresAt = new Date(now.getTime() + rememberedMs)
      await saveEnded(db, userId, { ...ended, expiresAt, now })
      known.add({ users: new Map([[hashOfUser(userId), ended]]) })
    },
    endSessions,
    endGrant: (grantId) => endSessions([grantId]),
    refusing: (verify) => async (token) => {
      const caller = await verify(token)
      return caller && isOver(caller, begunAt(caller), await known.read()) ? undefined : caller
    },
  }
}

interface Endings {
  users: ReadonlyMap<string, EndedTokens>
  sessions: EndedSessions
}

function isOver({ userId, sessionId, grantId }: Caller, begunAt = 0, { users, sessions }: Endings): boolean {
  const isEnded = (id: string | undefined) => id !== undefined && begunAt < (sessions.get(id) ?? 0)
  if (isEnded(sessionId) || isEnded(grantId)) return true
  const ended = users.size === 0 ? undefined : users.get(hashOfUser(userId))
  if (!ended) return false
  const isKept = sessionId !== undefined && sessionId === ended.keptSession
  return begunAt < ended.endedBefore && !isKept
}

/** Tokens are dated to the second, so those of the current second are refused too. */
function secondAfter(now: Date): number {
  return Math.floor(now.getTime() / 1000) + 1
}

function knownEndings(db: Db, clock: Clock) {
  let known: Endings = { users: new Map(), sessions: new Map() }
  let knownAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const read = async () => {
    const now = clock.now()
    const before = known
    const found = await findEndings(db, now)
    // The query may have started before a revocation in this process.
    known = known === before ? found : together(found, known)
    knownAt = now.getTime()
  }
  return {
    add: ({ users = new Map(), sessions = new Map() }: Partial<Endings>) => {
      known = together(known, { users, sessions })
    },
    read: async () => {
      if (clock.now().getTime() - knownAt >= freshSeconds * 1000) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
      }
      return known
    },
  }
}

async function findEndings(db: Db, now: Date): Promise<Endings> {
  const [users, sessions] = await Promise.all([
    findEnded(db, now),
    findEndedSessions(db, new Date(now.getTime() - sessionRememberedMs)),
  ])
  return { users, sessions }
}

function together(one: Endings, other: Endings): Endings {
  return {
    users: new Map([...one.users, ...other.users]),
    sessions: new Map([...one.sessions, ...other.sessions]),
  }
}
