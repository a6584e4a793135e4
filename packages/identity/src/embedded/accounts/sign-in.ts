import type { EmbeddedContext } from '../embedded-context.ts'
import { beginGuess, takeBackGuess } from '../passwords/begin-attempts.ts'
import { isPassword } from '../passwords/passwords.ts'
import { openPass } from '../puzzles/puzzle-pass.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { isEmail, normaliseEmail } from './email-address.ts'

export interface Credentials {
  email: string
  password: string
  /** The network address the try comes from. */
  ip: string
  /** The browser's cookies, which may say that the account has signed in there before. */
  cookies: string | undefined
  /** The solution of a puzzle, which lets the try past a pause; empty without. */
  puzzle: string
}

export type SignInResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'mismatch' }
  | { ok: false; reason: 'wait'; waitSeconds: number }

/** The same answer after the same work, whether the address has an account or not. */
export async function signIn(context: EmbeddedContext, credentials: Credentials): Promise<SignInResult> {
  const { db, clock, knownDevices } = context
  const email = normaliseEmail(credentials.email)
  const account = isEmail(email) ? await findAccountByEmail(db, email) : undefined
  const knownDeviceId = account && knownDevices.findFor(credentials.cookies, account.account_id)
  const guess = { by: 'sign-in', email, ip: credentials.ip, knownDeviceId } as const
  const pass = openPass(context, { purpose: 'sign-in', ...credentials }, credentials.puzzle)
  const attempt = await beginGuess(db, guess, clock.now(), pass)
  if (!attempt.isAllowed) return { ok: false, reason: 'wait', waitSeconds: attempt.waitSeconds }
  const isRight = await isPassword(credentials.password, account?.password_hash)
  if (!account || !isRight) return { ok: false, reason: 'mismatch' }
  await takeBackGuess(db, guess, attempt.counted)
  return { ok: true, account }
}
