import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js'
import type { TokenEndings } from '../tokens/ended-tokens.ts'
import {
  consumeRecord,
  deleteGrant,
  deleteGrantedRecords,
  deleteRecord,
  findGrantOf,
  findRecord,
  type RecordKey,
  saveRecord,
} from './record-store.ts'
import { hideRepeat, noteUse, saveRefreshToken } from './sessions/rotate-refresh-token.ts'

/** The ids the provider makes; anything else (a NUL, which PostgreSQL refuses) was never stored. */
const idPattern = /^[\w-]{1,200}$/

type GrantEndings = Pick<TokenEndings, 'endGrant'>

interface Parts {
  db: Db
  clock: Clock
  endings: GrantEndings
}

/** The provider's state in `idp_records`. An expired record is never returned, swept or not. */
export function recordsFor(db: Db, clock: Clock, endings: GrantEndings): AdapterFactory {
  return (kind) => {
    const records = recordsOf(kind, { db, clock, endings })
    return kind === 'RefreshToken' ? rotatingRecords(records, { db, clock, endings }) : records
  }
}

function recordsOf(kind: string, { db, clock, endings }: Parts): Adapter {
  return {
    upsert: (id, payload, expiresIn) => {
      const kept = kind === 'AuthorizationCode' ? ofItsSession(payload) : payload
      return saveRecord(db, { kind, id }, { payload: kept, expiresAt: expiresAt(clock, expiresIn) })
    },
    find: async (id) =>
      idPattern.test(id) ? findRecord(db, { kind, column: 'record_id', value: id }, clock.now()) : undefined,
    findByUid: async (uid) =>
      idPattern.test(uid) ? findRecord(db, { kind, column: 'uid', value: uid }, clock.now()) : undefined,
    findByUserCode: async () => undefined,
    consume: (id) => consumeOnce({ db, endings }, { kind, id }, clock.now()),
    destroy: (id) => deleteRecord(db, { kind, id }),
    revokeByGrantId: async (grantId) => {
      await deleteGrantedRecords(db, grantId)
      // No record of an access token exists, so a revoked one is refused by its grant (RFC 6749, 4.1.2).
      if (kind === 'AccessToken') await endings.endGrant(grantId)
    },
  }
}

/** What comes of a code names the session that the code names, and ends with it. An assistant's belongs to none. */
function ofItsSession(code: AdapterPayload): AdapterPayload {
  if (code.expiresWithSession) return code
  const { sessionUid: _session, ...rest } = code
  return rest
}

function rotatingRecords(records: Adapter, parts: Parts): Adapter {
  const { clock } = parts
  const kind = 'RefreshToken'
  return {
    ...records,
    upsert: (id, payload, expiresIn) =>
      saveRefreshToken(parts, { kind, id }, { payload, expiresAt: expiresAt(clock, expiresIn) }),
    find: async (id) => hideRepeat((await records.find(id)) ?? undefined, clock.now()),
    consume: async (id) => noteUse({ kind, id }),
  }
}

/**
 * When two requests redeem the same code, one succeeds. One of them may be a thief, so the whole grant is revoked and the
 * winner's tokens end too.
 */
async function consumeOnce(
  { db, endings }: Pick<Parts, 'db' | 'endings'>,
  key: RecordKey,
  now: Date,
): Promise<void> {
  if (await consumeRecord(db, key, now)) return
  const grantId = await findGrantOf(db, key)
  if (grantId) {
    await deleteGrant(db, grantId)
    await endings.endGrant(grantId)
  }
  throw new InvalidGrant('already used')
}

function expiresAt(clock: Clock, expiresInSeconds: number | undefined): Date | null {
  return expiresInSeconds === undefined ? null : new Date(clock.now().getTime() + expiresInSeconds * 1000)
}
