import type { Db } from '@butterleaf/server-kit/database/database'
import { dropAllMailTokens } from '../mail/mail-token-store.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { forgetAttempts } from '../passwords/attempt-store.ts'
import { deleteRecordsOf } from '../record-store.ts'
import { deleteAccount, findAccount } from './account-store.ts'

/** OPS-6: also deletes the counts of tries at the address; counts by network are shared with other people and stay. */
export async function eraseAccount(db: Db, accountId: string): Promise<void> {
  const account = await findAccount(db, accountId)
  if (!account) return
  const { email } = account
  for (const limit of [limits.passwordOf(email), limits.resetMailsTo(email), limits.warningsTo(email)]) {
    await forgetAttempts(db, limit)
  }
  await dropAllMailTokens(db, accountId)
  await deleteRecordsOf(db, accountId)
  await deleteAccount(db, accountId)
}
