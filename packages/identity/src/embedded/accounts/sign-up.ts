import { holdsLink, isName, linkInName, normaliseName } from '@butterleaf/domain/account/person-name'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { EmbeddedContext } from '../embedded-context.ts'
import { issueMailToken } from '../mail/mail-token-store.ts'
import { confirmEmailMail, signUpAttemptMail } from '../mail/mails.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { beginAttempt } from '../passwords/attempt-store.ts'
import { beginAttempts, beginGuess, takeBackGuess } from '../passwords/begin-attempts.ts'

import { passwordFaults } from '../passwords/password-rules.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { openPass, type Pass } from '../puzzles/puzzle-pass.ts'
import { type Account, createAccount, findAccountByEmail } from './account-store.ts'
import { isEmail, normaliseEmail } from './email-address.ts'

export interface NewPerson {
  email: string
  password: string
  givenName: string
  familyName: string
  ip: string
  /** The browser's cookies, which may say that the account has signed in there before. */
  cookies: string | undefined
  /** The solution of a puzzle, which lets the try past a pause; empty without. */
  puzzle: string
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
  const { db, clock, knownDevices } = context
  const existing = await findAccountByEmail(db, person.email)
  const knownDeviceId = existing && knownDevices.findFor(person.cookies, existing.account_id)
  const guess = { by: 'sign-up', email: person.email, ip: person.ip, knownDeviceId } as const
  const pass = openPass(context, { purpose: 'sign-up', ...person }, person.puzzle)
  const attempt = await beginGuess(db, guess, clock.now(), pass)
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  const result = existing
    ? await signInOrRefuse(context, person, existing)
    : await createOrSignIn(context, person, pass)
  if (result.ok) await takeBackGuess(db, guess, attempt.counted)
  return result
}

async function createOrSignIn(
  context: EmbeddedContext,
  person: NewPerson,
  pass: Pass | undefined,
): Promise<SignUpResult> {
  const { db, clock } = context
  const attempt = await beginAttempts(db, limits.accountsFrom(person.ip), { now: clock.now(), pass })
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

/** A few a day to one address, also when its account is deleted and made again: nobody can fill a stranger's mailbox. */
async function mailConfirmation(context: EmbeddedContext, account: Account): Promise<void> {
  const { db, clock } = context
  const attempt = await beginAttempt(db, limits.confirmationsTo(account.email), clock.now())
  if (!attempt.isAllowed) return
  const token = await issueMailToken(db, account.account_id, 'confirm', clock.now())
  const link = `${context.publicUrl}/idp/confirm?token=${token}`
  await context.mail.send(confirmEmailMail(account, link))
}

/** At most one a day, so that another person's tries can't fill the owner's mailbox. */
async function mailWarning(context: EmbeddedContext, account: Account): Promise<void> {
  const warning = await beginAttempt(context.db, limits.warningsTo(account.email), context.clock.now())
  if (!warning.isAllowed) return
  await context.mail.send(signUpAttemptMail(account, context.publicUrl))
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
  else if (holdsLink(givenName)) faults.push({ field: 'first_name', message: linkInName('first name') })
  if (!isName(familyName)) faults.push({ field: 'last_name', message: 'Enter your last name.' })
  else if (holdsLink(familyName)) faults.push({ field: 'last_name', message: linkInName('last name') })
  if (!isEmail(email))
    faults.push({ field: 'email', message: 'Enter an e-mail address like name@example.org.' })
  for (const message of passwordFaults(password, email)) faults.push({ field: 'password', message })
  return faults
}
