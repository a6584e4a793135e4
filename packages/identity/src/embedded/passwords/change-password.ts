import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { PasswordChange } from '../../identity-provider.ts'
import { findAccount, passwordChange, setPassword } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { dropMailTokens } from '../mail/mail-token-store.ts'
import { passwordChangedMail } from '../mail/mails.ts'
import { dropSessions, resetSessionDate } from '../sessions/session-record-store.ts'
import { limits } from './attempt-limits.ts'
import { forgetAttempts } from './attempt-store.ts'
import { passwordFault } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

/** [SET-6] For a signed-in person: this session stays, all others are signed out. */
export async function changePassword(
  { db, clock, endings, publicUrl }: Pick<EmbeddedContext, 'db' | 'clock' | 'endings' | 'publicUrl'>,
  { subject, userId, sessionId }: Caller,
  password: string,
): Promise<PasswordChange> {
  const account = await findAccount(db, subject)
  if (!account) return { ok: false, reason: 'no-account' }
  const { email } = account
  const message = passwordFault(password, email)
  if (message) return { ok: false, reason: 'fault', message }
  const passwordHash = await hashPassword(password)
  const changedAt = passwordChange(account, clock.now())
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, account, passwordHash, changedAt)
    await dropMailTokens(transaction, subject, 'reset')
    await dropSessions(transaction, subject, (each) => sessionId === undefined || each !== sessionId)
    if (sessionId) await resetSessionDate(transaction, subject, sessionId, changedAt.getTime() / 1000)
  })
  await endings.end(userId, { before: changedAt, keptSession: sessionId })
  await forgetAttempts(db, limits.passwordOf(email))
  const forgotLink = `${publicUrl}/idp/forgot`
  return {
    ok: true,
    note: passwordChangedMail({ to: account, forgotLink, signedOut: 'everywhere else' }),
  }
}
