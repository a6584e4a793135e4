import { randomUUID } from 'node:crypto'
import { ownLabelMaxLength, readOwnLabel } from '@butterleaf/domain/account/own-label'
import { mostTokens, type TokenScope, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { AppContext } from '#platform/app-context.ts'
import { hashSecret, makeSecret } from '#platform/secrets.ts'
import { shownProfile } from '../read-user.ts'
import { requireRecentSignIn } from '../recent-sign-in.ts'
import {
  deleteToken,
  findTokenByHash,
  findTokens,
  noteTokenUse,
  type StoredToken,
  saveToken,
} from './token-store.ts'

/** By it a token is known from an access token, and found by programs that look for secrets in public code. */
const prefix = 'butterleaf_pat_'
const pattern = /^butterleaf_pat_[\w-]{43}$/
const minuteMs = 60_000
const noteEveryMs = 5 * minuteMs

interface NewToken {
  name: string
  scopes: readonly TokenScope[]
  expiresAt?: string | null | undefined
}

/** DOOR-1: like a passkey, a token opens the account for long, so it is made soon after a sign-in, and its owner is told. */
export async function makeToken(
  context: AppContext,
  caller: Caller,
  typed: NewToken,
): Promise<{ tokenId: string; token: string; note: Mail | undefined }> {
  requireRecentSignIn(context, caller)
  const { identity, clock, database } = context
  const now = clock.now()
  const name = requireLabel(typed.name)
  const expiresAt = requireExpiry(typed.expiresAt, now)
  const { userId, subject } = caller
  if ((await listTokens(context, caller)).length >= mostTokens) throw tooMany()
  const token = prefix + makeSecret(32)
  const stored = {
    ...{ userId, subject, name, expiresAt },
    tokenId: randomUUID(),
    scopes: tokenScopes.filter((scope) => typed.scopes.includes(scope)),
    passwordStamp: (await identity.accounts?.findPasswordStamp(subject)) ?? null,
    createdAt: now.toISOString(),
    lastUsedAt: null,
  }
  await saveToken(database.db, stored, hashSecret(token))
  // Counted again, because others may have been made meanwhile.
  if ((await findTokens(database.db, userId)).length > mostTokens) {
    await deleteToken(database.db, userId, stored.tokenId)
    throw tooMany()
  }
  return { tokenId: stored.tokenId, token, note: await noteFor(context, caller) }
}

/** The newest first. Those from before the password was changed are deleted: they open nothing any more. */
export async function listTokens(
  { identity, database: { db } }: AppContext,
  { userId, subject }: Caller,
): Promise<StoredToken[]> {
  const stamp = (await identity.accounts?.findPasswordStamp(subject)) ?? null
  const tokens = await findTokens(db, userId)
  const ended = tokens.filter(({ passwordStamp }) => passwordStamp !== stamp)
  for (const { tokenId } of ended) await deleteToken(db, userId, tokenId)
  return tokens.filter(({ passwordStamp }) => passwordStamp === stamp)
}

/** Without a recent sign-in: who finds a stranger's token in the list should end it at once. */
export async function revokeToken({ database }: AppContext, caller: Caller, tokenId: string): Promise<void> {
  if (!(await deleteToken(database.db, caller.userId, tokenId))) throw new AppError('not-found')
}

export function isPersonalToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** Asks the database each time, so that a revoked token is refused at once by every process. */
export async function verifyPersonalToken(
  { identity, clock, database: { db } }: AppContext,
  token: string,
): Promise<Caller | undefined> {
  if (!pattern.test(token)) return undefined
  const found = await findTokenByHash(db, hashSecret(token))
  const now = clock.now()
  if (!found || isExpired(found, now)) return undefined
  const { userId, subject, scopes, passwordStamp } = found
  if (identity.accounts && (await identity.accounts.findPasswordStamp(subject)) !== passwordStamp)
    return undefined
  const before = new Date(now.getTime() - noteEveryMs)
  if (!found.lastUsedAt || new Date(found.lastUsedAt) < before) await noteTokenUse(db, found, { before, now })
  return { userId, subject, scopes }
}

function isExpired({ expiresAt }: StoredToken, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now
}

function requireLabel(typed: string): string {
  const label = readOwnLabel(typed)
  if (label !== undefined) return label
  throw invalid('name', `Give it a name of 1 to ${ownLabelMaxLength} characters.`)
}

function requireExpiry(typed: string | null | undefined, now: Date): string | null {
  if (typed === null || typed === undefined) return null
  const at = new Date(typed)
  if (at > now) return at.toISOString()
  throw invalid('expiresAt', 'Choose a time that is still to come.')
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid-input', { detail: message, faults: [{ field, message }] })
}

function tooMany(): AppError {
  return new AppError('conflict', { detail: `An account has up to ${mostTokens} tokens. Revoke one first.` })
}

/** It holds no word that was typed. */
async function noteFor({ identity, config }: AppContext, caller: Caller): Promise<Mail | undefined> {
  const profile = await shownProfile(identity, caller)
  return (
    profile && {
      to: profile.email,
      subject: 'A personal token was made',
      text: `Hello,

a personal token was made for your Butterleaf account just now. A program that has it can use your account within the limits you chose.

If that wasn't you, revoke it, then set a new password, which ends all tokens:

${config.publicUrl}/settings/account/tokens
`,
    }
  )
}
