import { saveRecord } from '@butterleaf/identity/embedded/record-store'
import {
  deleteDevicesUnseenSince,
  findDevices,
  saveDevice,
} from '@butterleaf/identity/embedded/sessions/device-store'
import { ownSessions } from '@butterleaf/identity/embedded/sessions/own-sessions'
import { findSuccessor } from '@butterleaf/identity/embedded/sessions/refresh-token-store'
import { hideRepeat } from '@butterleaf/identity/embedded/sessions/rotate-refresh-token'
import {
  dropSessions,
  findSessions,
  resetSessionDate,
} from '@butterleaf/identity/embedded/sessions/session-record-store'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database?.close())

const startSeconds = Date.parse('2026-11-29T08:00:00Z') / 1000
const at = (seconds: number) => new Date((startSeconds + seconds) * 1000)
const hour = 3600

let records = 0
/** What the provider stores, of a kind. */
function save(kind: string, payload: Record<string, unknown>, id = `record ${++records}`): Promise<void> {
  return saveRecord(db, { kind, id }, { payload: { ...payload, kind }, expiresAt: at(hour) })
}
const session = (accountId: string, uid: string, more: object = {}) =>
  save('Session', { accountId, uid, loginTs: startSeconds, ...more })
const stored = async (accountId: string) => {
  const rows = await db
    .selectFrom('idp_records')
    .select(['kind', 'payload'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) as Record<string, unknown> }))
}
const kindsOf = async (accountId: string) => (await stored(accountId)).map(({ kind }) => kind).sort()
const seen = (accountId: string, sessionId: string, seconds: number) =>
  saveDevice(db, { accountId, sessionId, browser: 'Firefox', system: 'Linux', now: at(seconds) })

describe('the records of sessions', () => {
  it('[AUTH-5] a session is listed with its sign-in while it lasts, and none of another person', async () => {
    await session('ann', 'phone of ann')
    await session('ann', 'laptop of ann', { loginTs: undefined })
    await session('bea', 'phone of bea')
    await save('Session', { accountId: 'ann', loginTs: 7 })
    await save('RefreshToken', { accountId: 'ann', sessionUid: 'phone of ann', grantId: 'g' })
    const found = await findSessions(db, 'ann', at(hour - 1))
    expect(found.sort((a, b) => b.signedInAt - a.signedInAt)).toEqual([
      { sessionId: 'phone of ann', signedInAt: startSeconds },
      { sessionId: 'laptop of ann', signedInAt: 0 },
    ])
    expect(await findSessions(db, 'ann', at(hour))).toEqual([])
  })

  it('[AUTH-5] an ended session takes its tokens, grant and device along, and leaves the others’ and those of assistants', async () => {
    const authorizations = {
      web: { grantId: 'grant of cem' },
      assistant: { grantId: 'grant of an assistant', persistsLogout: true },
    }
    await session('cem', 'phone of cem', { authorizations })
    await session('cem', 'laptop of cem')
    for (const id of ['grant of cem', 'grant of an assistant']) await save('Grant', { accountId: 'cem' }, id)
    const ofPhone = { accountId: 'cem', sessionUid: 'phone of cem', grantId: 'grant of cem' }
    await save('RefreshToken', ofPhone)
    await save('RefreshToken', { accountId: 'cem', grantId: 'grant of an assistant' })
    await save('RefreshToken', { accountId: 'cem', sessionUid: 'laptop of cem', grantId: 'another' })
    for (const name of ['phone of cem', 'laptop of cem']) await seen('cem', name, 0)
    expect(await dropSessions(db, 'cem', (each) => each === 'phone of cem')).toEqual(['phone of cem'])
    expect(await kindsOf('cem')).toEqual(['Grant', 'RefreshToken', 'RefreshToken', 'Session'])
    expect((await findDevices(db, 'cem')).map(({ session_id }) => session_id)).toEqual(['laptop of cem'])
    expect(await dropSessions(db, 'cem', (each) => each === 'phone of cem')).toEqual([])
    expect(await dropSessions(db, 'cem', (each) => each === undefined)).toEqual([])
    expect(await kindsOf('cem')).toEqual(['RefreshToken', 'Session'])
  })

  it('[AUTH-5] a grant that only a token names is its session’s as well', async () => {
    await save('Grant', { accountId: 'cleo' }, 'grant of cleo')
    await save('RefreshToken', { accountId: 'cleo', sessionUid: 'phone of cleo', grantId: 'grant of cleo' })
    expect(await dropSessions(db, 'cleo', (each) => each === 'phone of cleo')).toEqual(['phone of cleo'])
    expect(await kindsOf('cleo')).toEqual([])
  })

  it('[SET-6] the session that stays when a password changes is dated to the change, and nothing else is', async () => {
    await session('dora', 'phone of dora')
    await session('dora', 'laptop of dora')
    await save('RefreshToken', { accountId: 'dora', sessionUid: 'phone of dora', authTime: startSeconds })
    await save('AuthorizationCode', { accountId: 'dora', sessionUid: 'phone of dora' })
    await resetSessionDate(db, 'dora', 'phone of dora', 99)
    const dates = (await stored('dora')).map(({ kind, payload }) => [
      kind,
      payload.uid ?? payload.sessionUid,
      payload.loginTs,
      payload.authTime,
    ])
    expect(dates.sort()).toEqual([
      ['AuthorizationCode', 'phone of dora', undefined, undefined],
      ['RefreshToken', 'phone of dora', undefined, 99],
      ['Session', 'laptop of dora', startSeconds, undefined],
      ['Session', 'phone of dora', 99, undefined],
    ])
  })

  it('[OPS-6] a device keeps its first sight, and is forgotten once it wasn’t seen since a moment', async () => {
    await seen('eve', 'phone of eve', 0)
    await seen('eve', 'phone of eve', 60)
    await seen('eve', 'laptop of eve', 61)
    const [phone] = await findDevices(db, 'eve')
    expect(phone).toMatchObject({
      first_seen_at: at(0).toISOString(),
      last_seen_at: at(60).toISOString(),
    })
    await deleteDevicesUnseenSince(db, at(60))
    expect((await findDevices(db, 'eve')).map(({ session_id }) => session_id)).toEqual(['laptop of eve'])
  })
})

describe('the list of sessions', () => {
  const endings = {
    ended: [] as string[],
    endSessions: async (ids: readonly string[]) => void endings.ended.push(...ids),
    end: async () => undefined,
    endGrant: async () => undefined,
    refusing: (verify: never) => verify,
  }
  const listed = () => ownSessions({ db, clock: { now: () => at(0) }, endings })
  const callerOf = (subject: string, sessionId?: string) => ({ userId: subject, subject, sessionId })

  it('[AUTH-5] has a hundred at most: this one, then those seen last; without a device it has the sign-in', async () => {
    for (let number = 0; number < 101; number += 1) {
      await session('finn', `finn ${number}`)
      if (number > 0) await seen('finn', `finn ${number}`, number)
    }
    const list = await listed().list(callerOf('finn', 'finn 0'))
    const numbers = Array.from({ length: 99 }, (_, index) => `finn ${100 - index}`)
    expect(list.map(({ sessionId }) => sessionId)).toEqual(['finn 0', ...numbers])
    expect(list[0]).toEqual({
      ...{ sessionId: 'finn 0', browser: null, system: null },
      ...{ firstSeenAt: at(0).toISOString(), lastSeenAt: at(0).toISOString() },
    })
    expect(list[1]).toMatchObject({ browser: 'Firefox', system: 'Linux', lastSeenAt: at(100).toISOString() })
  })

  it('[AUTH-5] ends one session, or all but this one, and refuses their tokens; what belongs to none stays', async () => {
    for (const name of ['phone', 'laptop', 'tablet']) await session('gwen', `${name} of gwen`)
    await save('RefreshToken', { accountId: 'gwen', grantId: 'of an assistant' })
    const own = listed()
    endings.ended = []
    expect(await own.end(callerOf('gwen'), 'no such session')).toBe(false)
    expect(await own.end(callerOf('hugo'), 'phone of gwen')).toBe(false)
    expect(await own.end(callerOf('gwen'), 'phone of gwen')).toBe(true)
    expect(endings.ended).toEqual(['phone of gwen'])
    await own.endOthers(callerOf('gwen', 'tablet of gwen'))
    expect(endings.ended).toEqual(['phone of gwen', 'laptop of gwen'])
    expect(await kindsOf('gwen')).toEqual(['RefreshToken', 'Session'])
  })
})

describe('a refresh token that was used', () => {
  const key = (id: string) => ({ kind: 'RefreshToken', id })
  const token = (id: string, payload: object) =>
    save('RefreshToken', { accountId: 'ida', grantId: 'grant of ida', ...payload }, id)
  const use = (id: string, seconds: number) =>
    db
      .updateTable('idp_records')
      .set({ consumed_at: at(seconds).toISOString() })
      .where('record_id', '=', id)
      .execute()

  it('[AUTH-5] is answered with the unused next one of its own line, while the repeat is recent', async () => {
    const line = { nonce: 'one', iiat: 5 }
    await token('first', line)
    await token('second', { ...line, rotations: 1 })
    await token('third', { ...line, rotations: 2 })
    await token('of another tab', { nonce: 'two', iiat: 5, rotations: 1 })
    await token('of another sign-in', { nonce: 'one', iiat: 6, rotations: 1 })
    await save('RefreshToken', { ...line, rotations: 1, accountId: 'ida', grantId: 'another' }, 'of a grant')
    expect(await findSuccessor(db, key('first'), at(0))).toBeUndefined()
    await use('first', 10)
    expect(await findSuccessor(db, key('first'), at(10))).toBe('second')
    expect(await findSuccessor(db, key('first'), at(11))).toBeUndefined()
    await use('second', 12)
    expect(await findSuccessor(db, key('first'), at(10))).toBeUndefined()
    expect(await findSuccessor(db, key('second'), at(10))).toBe('third')
    expect(await findSuccessor(db, key('none'), at(0))).toBeUndefined()
  })

  it('[AUTH-5] of no grant has no next one', async () => {
    await save('RefreshToken', { accountId: 'jo' }, 'without grant')
    await save('RefreshToken', { accountId: 'jo', rotations: 1 }, 'its next')
    await use('without grant', 0)
    expect(await findSuccessor(db, key('without grant'), at(0))).toBeUndefined()
  })

  it('[AUTH-5] looks unused for ten seconds, and used from then on', () => {
    const used = { accountId: 'ida', consumed: startSeconds }
    expect(hideRepeat(used, at(10))).toEqual({ accountId: 'ida' })
    expect(hideRepeat(used, at(10.001))).toEqual(used)
    expect(hideRepeat({ accountId: 'ida' }, at(0))).toEqual({ accountId: 'ida' })
    expect(hideRepeat(undefined, at(0))).toBeUndefined()
  })
})
