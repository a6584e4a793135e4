import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import { userIdOf } from '../../user-id.ts'
import {
  type Account,
  confirmEmail,
  findAccount,
  findAccountByEmail,
  passwordChange,
  setPassword,
} from '../accounts/account-store.ts'
import { isEmail, normaliseEmail } from '../accounts/email-address.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { dropMailTokens, findMailToken, issueMailToken, useMailToken } from '../mail/mail-token-store.ts'
import { passwordChangedMail, resetPasswordMail } from '../mail/mails.ts'
import { checkResetProof, type TypedProof } from '../passkeys/reset-proof.ts'
import { openPass } from '../puzzles/puzzle-pass.ts'
import { deleteRecordsOf } from '../record-store.ts'
import { limits } from './attempt-limits.ts'
import { beginAttempt, forgetAttempts } from './attempt-store.ts'
import { beginAttempts } from './begin-attempts.ts'
import { passwordFaults } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

interface Wait {
  ok: false
  reason: 'wait'
  waitSeconds: number
}

interface Faults {
  ok: false
  reason: 'faults'
  faults: FieldFault[]
}

/** With the account, for the page that is shown again. */
type RefusedReset = Faults & { account: Account }

interface LinkExpired {
  ok: false
  reason: 'link-expired'
}

/** [AUTH-7] Answers before it looks, so neither the answer nor its time says whether the address exists. */
export async function requestPasswordReset(
  context: EmbeddedContext,
  typed: { email: string; ip: string; cookies: string | undefined; puzzle: string },
): Promise<{ ok: true } | Faults | Wait> {
  const email = normaliseEmail(typed.email)
  if (!isEmail(email)) {
    const message = 'Enter an e-mail address like name@example.org.'
    return { ok: false, reason: 'faults', faults: [{ field: 'email', message }] }
  }
  const asked = [...limits.resetMailsFrom(typed.ip), limits.resetMailsTo(email)]
  const pass = openPass(context, { purpose: 'reset', ...typed }, typed.puzzle)
  const attempt = await beginAttempts(context.db, asked, { now: context.clock.now(), pass })
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  context.background.run('mailing a password link', () => mailResetLink(context, email))
  return { ok: true }
}

async function mailResetLink({ db, clock, mail, publicUrl }: EmbeddedContext, email: string): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account) return
  const token = await issueMailToken(db, account.account_id, 'reset', clock.now())
  const link = `${publicUrl}/idp/reset?token=${token}`
  await mail.send(resetPasswordMail(account, link))
}

/** The account a reset link is for, while the link works. */
export async function findResetAccount(
  { db, clock }: EmbeddedContext,
  token: string,
): Promise<Account | undefined> {
  const found = await findMailToken(db, token, 'reset', clock.now())
  return found && !found.isUsed ? findAccount(db, found.accountId) : undefined
}

/**
 * [AUTH-7] Sets the password, and ends every session, grant and other link the account had. The mailed link proves the owner:
 * their device counts as known from now on, so they can sign in whatever strangers have tried.
 */
export async function resetPassword(
  context: EmbeddedContext,
  typed: TypedProof & { token: string; password: string },
): Promise<{ ok: true; accountId: string } | LinkExpired | RefusedReset | Wait> {
  const { db, clock } = context
  const account = await findResetAccount(context, typed.token)
  if (!account) return refuseLink(context, typed.ip)
  const { account_id: accountId, email } = account
  const faults = passwordFaults(typed.password, email).map((message) => ({ field: 'password', message }))
  if (faults.length > 0) return { ok: false, reason: 'faults', faults, account }
  const proof = await checkResetProof(context, { account, token: typed.token }, typed)
  if (!proof.ok) return refuseProof(account, proof)
  const passwordHash = await hashPassword(typed.password)
  const changedAt = passwordChange(account, clock.now())
  const isChanged = await db.transaction().execute(async (transaction) => {
    if (!(await useMailToken(transaction, typed.token, clock.now()))) return false
    await setPassword(transaction, account, passwordHash, changedAt)
    await confirmEmail(transaction, accountId)
    await dropMailTokens(transaction, accountId, 'reset')
    await deleteRecordsOf(transaction, accountId)
    return true
  })
  if (!isChanged) return { ok: false, reason: 'link-expired' }
  await context.endings.end(userIdOf(context.issuer, accountId), { before: changedAt })
  await forgetAttempts(db, limits.passwordOf(email))
  await forgetAttempts(db, limits.passwordFrom(email, typed.ip))
  context.background.run('mailing a note of a password change', () => mailChangeNote(context, account))
  return { ok: true, accountId }
}

function refuseProof(account: Account, { waitSeconds }: { waitSeconds?: number }): RefusedReset | Wait {
  if (waitSeconds !== undefined) return { ok: false, reason: 'wait', waitSeconds }
  const message = 'Use one of your passkeys, or enter a recovery code that you haven’t used before.'
  return { ok: false, reason: 'faults', faults: [{ field: 'code', message }], account }
}

/** A made-up link counts as a guess, like a wrong password. */
async function refuseLink(context: EmbeddedContext, ip: string): Promise<LinkExpired | Wait> {
  const attempt = await beginAttempt(context.db, limits.linkGuessesFrom(ip), context.clock.now())
  if (attempt.isAllowed) return { ok: false, reason: 'link-expired' }
  return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
}

async function mailChangeNote({ mail, publicUrl }: EmbeddedContext, account: Account): Promise<void> {
  const note = { to: account, forgotLink: `${publicUrl}/idp/forgot` }
  await mail.send(passwordChangedMail({ ...note, signedOut: 'everywhere' }))
}

/** True when the link is the account's own and not too old; it may be followed twice. */
export async function confirmMailedEmail({ db, clock }: EmbeddedContext, token: string): Promise<boolean> {
  const found = await findMailToken(db, token, 'confirm', clock.now())
  if (!found) return false
  await useMailToken(db, token, clock.now())
  await confirmEmail(db, found.accountId)
  return true
}
