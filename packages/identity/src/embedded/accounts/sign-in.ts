import type { EmbeddedContext } from '../embedded-context.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { beginAttempts, forgetAttempts, takeBackAttempt } from '../passwords/attempt-store.ts'
import { isPassword } from '../passwords/passwords.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { isEmail, normaliseEmail } from './email-address.ts'

export interface Credentials {
  email: string
  password: string
  /** The network address the try comes from. */
  ip: string
}

export type SignInResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'mismatch' }
  | { ok: false; reason: 'wait'; waitSeconds: number }

/** The same answer after the same work, whether the address has an account or not. */
export async function signIn(context: EmbeddedContext, credentials: Credentials): Promise<SignInResult> {
  const { db, clock } = context
  const email = normaliseEmail(credentials.email)
  const guesses = limits.guessesFrom(credentials.ip)
  const attempt = await beginAttempts(db, [guesses, limits.passwordOf(email)], clock.now())
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  const account = isEmail(email) ? await findAccountByEmail(db, email) : undefined
  const isRight = await isPassword(credentials.password, account?.password_hash)
  if (!account || !isRight) return { ok: false, reason: 'mismatch' }
  await forgetAttempts(db, limits.passwordOf(email))
  await takeBackAttempt(db, guesses)
  return { ok: true, account }
}
