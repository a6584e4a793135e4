import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { AdapterPayload } from 'oidc-provider'
import requestContext from 'oidc-provider/lib/helpers/als.js'
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js'
import type { TokenEndings } from '../../tokens/ended-tokens.ts'
import {
  consumeRecord,
  deleteGrant,
  findGrantOf,
  type RecordKey,
  type RecordValue,
  saveRecord,
} from '../record-store.ts'
import { findSuccessor } from './refresh-token-store.ts'

/** Long enough for a parallel request, or for one that is repeated because its answer was lost. */
const repeatSeconds = 10

type Rotation = { readonly used: RecordKey; successorId?: string }
const rotations = new WeakMap<object, Rotation>()

/**
 * The provider consumes the old token before it stores the new one. It is only noted here, so that `saveRefreshToken` does both
 * at once: a full disk in between would cost the token and sign its owner out.
 */
export function noteUse(used: RecordKey): void {
  const request = requestContext.getStore()
  if (!request) throw new Error('A refresh token is used outside of a request.')
  rotations.set(request, { used })
}

/**
 * Of several uses at once, the first stores its new token, and the others are answered with that one: the family stays one
 * line. A use after the new token was used, or later than a repeat, may be a thief's, and ends the family.
 */
export async function saveRefreshToken(
  { db, clock, endings }: { db: Db; clock: Clock; endings: Pick<TokenEndings, 'endGrant'> },
  key: RecordKey,
  value: RecordValue,
): Promise<void> {
  const request = requestContext.getStore()
  const rotation = request && rotations.get(request)
  if (!rotation) return saveRecord(db, key, value)
  const { used } = rotation
  const now = clock.now()
  const successorId = await db.transaction().execute(async (transaction) => {
    if (!(await consumeRecord(transaction, used, now))) {
      return findSuccessor(transaction, used, startOfRepeats(now))
    }
    await saveRecord(transaction, key, value)
    return key.id
  })
  if (successorId === undefined) {
    const grantId = await findGrantOf(db, used)
    if (grantId) {
      await deleteGrant(db, grantId)
      await endings.endGrant(grantId)
    }
    throw new InvalidGrant('already used')
  }
  rotation.successorId = successorId
}

/** The provider would end the family of a used token as soon as it finds it; a repeat goes on to `saveRefreshToken`. */
export function hideRepeat(payload: AdapterPayload | undefined, now: Date): AdapterPayload | undefined {
  const consumedSeconds = Number(payload?.consumed)
  if (!payload || !(consumedSeconds * 1000 >= startOfRepeats(now).getTime())) return payload
  const { consumed: _recently, ...unused } = payload
  return unused
}

/** Replaces the token the provider made by the one that was stored. */
export function answerWithStoredToken(request: { body: unknown }): void {
  const successorId = rotations.get(request)?.successorId
  const { body } = request
  if (successorId === undefined || typeof body !== 'object' || body === null) return
  if ('refresh_token' in body) request.body = { ...body, refresh_token: successorId }
}

function startOfRepeats(now: Date): Date {
  return new Date(now.getTime() - repeatSeconds * 1000)
}
