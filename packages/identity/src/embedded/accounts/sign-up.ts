import { isName, normaliseName } from '@butterleaf/domain/account/person-name'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { EmbeddedContext } from '../embedded-context.ts'
import { issueMailToken } from '../mail/mail-token-store.ts'
import { confirmEmailMail, signUpAttemptMail } from '../mail/mails.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { beginAttempt, beginAttempts, forgetAttempts, takeBackAttempt } from '../passwords/attempt-store.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { type Account, createAccount, findAccountByEmail } from './account-store.ts'
import { isEmail, normaliseEmail } from './email-address.ts'

export interface NewPerson {
  email: string
  password: string
  givenName: string
  familyName: string
  ip: string
}

export type SignUpResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'faults'; faults: FieldFault[] }
  | { ok: false; reason: 'refused' }
  | { ok: false; reason: 'wait'; waitSeconds: number }

/**
 * A new address gets its account at once; it may be confirmed by mail later. An address that has an account signs in if the
 * password is right. If not, the refusal doesn't say why, takes as long as making an account would, and counts as a guess at
 * the password.
 */
export async function signUp(context: EmbeddedContext, typed: NewPerson): Promise<SignUpResult> {
  const person = normalise(typed)
  const faults = findFaults(person)
  if (faults.length > 0) return { ok: false, reason: 'faults', faults }
  const { db, clock } = context
  const guesses = limits.guessesFrom(person.ip)
  const attempt = await beginAttempts(db, [guesses, limits.passwordOf(person.email)], clock.now())
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  const result = await findOrCreate(context, person)
  if (result.ok) {
    await forgetAttempts(db, limits.passwordOf(person.email))
    await takeBackAttempt(db, guesses)
  }
  return result
}

async function findOrCreate(context: EmbeddedContext, person: NewPerson): Promise<SignUpResult> {
  const existing = await findAccountByEmail(context.db, person.email)
  if (existing) return signInOrRefuse(context, person, existing)
  const { db, clock } = context
  const attempt = await beginAttempt(db, limits.accountsFrom(person.ip), clock.now())
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  const passwordHash = await hashPassword(person.password)
  const created = await createAccount(db, { ...person, passwordHash }, clock.now())
  if (created) {
    context.background.run('mailing a confirmation link', () => mailConfirmation(context, created))
    return { ok: true, account: created }
  }
  // Another sign-up with the same address was faster.
  const winner = await findAccountByEmail(db, person.email)
  return winner ? signInOrRefuse(context, person, winner) : { ok: false, reason: 'refused' }
}

async function signInOrRefuse(
  context: EmbeddedContext,
  person: NewPerson,
  account: Account,
): Promise<SignUpResult> {
  if (await isPassword(person.password, account.password_hash)) return { ok: true, account }
  context.background.run('mailing a note of a sign-up', () => mailWarning(context, account))
  return { ok: false, reason: 'refused' }
}

async function mailConfirmation(context: EmbeddedContext, account: Account): Promise<void> {
  const token = await issueMailToken(context.db, account.account_id, 'confirm', context.clock.now())
  const link = `${context.publicUrl}/idp/confirm?token=${token}`
  await context.mail.send(confirmEmailMail(account.email, account.given_name, link))
}

/** At most one a day, so that another person's tries can't fill the owner's mailbox. */
async function mailWarning(context: EmbeddedContext, account: Account): Promise<void> {
  const warning = await beginAttempt(context.db, limits.warningsTo(account.email), context.clock.now())
  if (!warning.isAllowed) return
  await context.mail.send(signUpAttemptMail(account.email, account.given_name, context.publicUrl))
}

function normalise(typed: NewPerson): NewPerson {
  return {
    ...typed,
    email: normaliseEmail(typed.email),
    givenName: normaliseName(typed.givenName),
    familyName: normaliseName(typed.familyName),
  }
}

/** In the order of the form, so that the first fault is the first field to correct. */
function findFaults({ givenName, familyName, email, password }: NewPerson): FieldFault[] {
  const faults: FieldFault[] = []
  if (!isName(givenName)) faults.push({ field: 'first_name', message: 'Enter your first name.' })
  if (!isName(familyName)) faults.push({ field: 'last_name', message: 'Enter your last name.' })
  if (!isEmail(email))
    faults.push({ field: 'email', message: 'Enter an e-mail address like name@example.org.' })
  const message = passwordFault(password, email)
  if (message) faults.push({ field: 'password', message })
  return faults
}
