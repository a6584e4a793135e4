import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { openTokenEndings } from '../../tokens/ended-tokens.ts'
import { userIdOf } from '../../user-id.ts'
import { findAccountByEmail } from '../accounts/account-store.ts'
import { normaliseEmail } from '../accounts/email-address.ts'
import { dropSessions } from './session-record-store.ts'

/**
 * For the operator: ends every session of a person while the service runs, which follows within seconds. Returns how many
 * there were; undefined without such an account.
 */
export async function signOutAccount(
  { db, clock, issuer }: { db: Db; clock: Clock; issuer: string },
  email: string,
): Promise<number | undefined> {
  const account = await findAccountByEmail(db, normaliseEmail(email))
  if (!account) return undefined
  const { account_id: accountId } = account
  const endings = openTokenEndings(db, clock, ({ signedInAt }) => signedInAt)
  const ended = await db
    .transaction()
    .execute((transaction) => dropSessions(transaction, accountId, () => true))
  await endings.endSessions(ended)
  // Tokens may outlive their session. A sign-in later within this second isn't affected.
  await endings.end(userIdOf(issuer, accountId), { before: wholeSecond(clock.now()) })
  return ended.length
}

function wholeSecond(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1000) * 1000)
}
