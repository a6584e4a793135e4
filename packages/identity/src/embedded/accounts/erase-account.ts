import type { Db } from '@butterleaf/server-kit/database/database'
import { dropAllMailTokens } from '../mail/mail-token-store.ts'
import { deleteChallengesOf } from '../passkeys/challenge-store.ts'
import { deletePasskeysOf } from '../passkeys/passkey-store.ts'
import { deleteRecoveryCodesOf } from '../passkeys/recovery-code-store.ts'
import { deleteSecondStepsOf } from '../passkeys/second-step-store.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { forgetAttempts } from '../passwords/attempt-store.ts'
import { deleteRecordsOf } from '../record-store.ts'
import { deleteAccount, findAccount } from './account-store.ts'

/**
 * OPS-6: also deletes the count of tries at the account. Counts that have a network in them stay, and so do those of mails to
 * the address, since else signing up and deleting would send a stranger any number; all are hashes that go within two days.
 */
export async function eraseAccount(db: Db, accountId: string): Promise<void> {
  const account = await findAccount(db, accountId)
  if (!account) return
  await forgetAttempts(db, limits.passwordOf(account.email))
  await forgetAttempts(db, limits.codeOf(account.email))
  await dropAllMailTokens(db, accountId)
  await deleteRecordsOf(db, accountId)
  await deletePasskeysOf(db, accountId)
  await deleteRecoveryCodesOf(db, accountId)
  await deleteSecondStepsOf(db, accountId)
  await deleteChallengesOf(db, accountId)
  await deleteAccount(db, accountId)
}
