import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { OwnSessions, SessionSeen } from '../../identity-provider.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { deleteDevice, findDevices, saveDevice } from './device-store.ts'
import { deviceWords } from './device-words.ts'
import { dropSessions, findSessions } from './session-record-store.ts'

/** A longer list is never read. */
const mostListed = 100

type Parts = Pick<EmbeddedContext, 'db' | 'clock' | 'endings'>

/** Lists where an account is signed in, and ends one session or all others. */
export function ownSessions(parts: Parts): OwnSessions {
  return {
    list: (caller) => listSessions(parts, caller),
    end: async ({ subject }, sessionId) => {
      const ended = await endSessions(parts, subject, (each) => each === sessionId)
      return ended.length > 0
    },
    // What belongs to no session stays: assistants have a list of their own.
    endOthers: async ({ subject, sessionId }: Caller) => {
      await endSessions(parts, subject, (each) => each !== undefined && each !== sessionId)
    },
  }
}

async function listSessions({ db, clock }: Parts, caller: Caller): Promise<SessionSeen[]> {
  const [sessions, found] = await Promise.all([
    findSessions(db, caller.subject, clock.now()),
    findDevices(db, caller.subject),
  ])
  const devices = new Map(found.map((device) => [device.session_id, device]))
  const listed = sessions.map(({ sessionId, signedInAt }): SessionSeen => {
    const device = devices.get(sessionId)
    // A session from before devices were noted has only its sign-in time until it renews.
    const signedIn = new Date(signedInAt * 1000).toISOString()
    return {
      sessionId,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
      firstSeenAt: device?.first_seen_at ?? signedIn,
      lastSeenAt: device?.last_seen_at ?? signedIn,
    }
  })
  const rank = ({ sessionId, lastSeenAt }: SessionSeen) =>
    sessionId === caller.sessionId ? Number.POSITIVE_INFINITY : Date.parse(lastSeenAt)
  return listed.sort((one, other) => rank(other) - rank(one)).slice(0, mostListed)
}

/** First the renewals are stopped, then the issued tokens are refused. */
async function endSessions(
  { db, endings }: Parts,
  accountId: string,
  isEnded: (sessionId: string | undefined) => boolean,
): Promise<string[]> {
  const ended = await db.transaction().execute((transaction) => dropSessions(transaction, accountId, isEnded))
  await endings.endSessions(ended)
  return ended
}

/**
 * Notes the device at each sign-in and each renewal, every ten minutes. It only feeds the owner's list, so no request waits
 * for it.
 */
export function noteDevices({ provider, db, clock, background }: EmbeddedContext): void {
  provider.on('grant.success', (ctx) => {
    const { accountId, sessionUid: sessionId } = ctx.oidc.entities.AccessToken ?? {}
    if (!accountId || !sessionId) return
    const device = deviceWords(ctx.get('user-agent'))
    const seen = { sessionId, accountId, now: clock.now(), ...device }
    background.run('noting a device', () => saveDevice(db, seen))
  })
}

/** [AUTH-3] Signing out revokes what was issued in the session, as ending it from another device does. */
export function revokeOnSignOut({ provider, db, endings }: EmbeddedContext): void {
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.session
    if (!session?.destroyed) return
    await deleteDevice(db, session.uid)
    await endings.endSessions([session.uid])
  })
}
