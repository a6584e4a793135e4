import type { Db } from '@butterleaf/server-kit/database/database'
import { changeSecondFactor, findAccountByEmail } from '../accounts/account-store.ts'
import { normaliseEmail } from '../accounts/email-address.ts'

/** For the operator, when a person has lost passkeys and codes: the password is enough again. False without such an account. */
export async function dropSecondStep(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, normaliseEmail(email))
  if (!account) return false
  await changeSecondFactor(db, account.account_id, false)
  return true
}
