import type { Db } from '@butterleaf/server-kit/database/database'
import type { Caller, TokenVerifier } from '@butterleaf/server-kit/http/caller'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { FastifyInstance } from 'fastify'
import type { SignInSettings } from './sign-in-settings.ts'

export interface Profile {
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

export type PasswordChange =
  /** With the mail that tells of it. */
  | { ok: true; note: Mail }
  | { ok: false; reason: 'no-account' }
  | { ok: false; reason: 'fault'; message: string }

/** Where an account is signed in, as far as it was seen. */
export interface SessionSeen {
  sessionId: string
  browser: string | null
  system: string | null
  firstSeenAt: string
  lastSeenAt: string
}

/** Sessions of the caller's own account. */
export interface OwnSessions {
  /** The caller’s own first, then those seen last. */
  list(caller: Caller): Promise<SessionSeen[]>
  /** False where the account has no such session. */
  end(caller: Caller, sessionId: string): Promise<boolean>
  endOthers(caller: Caller): Promise<void>
}

/** What the embedded provider lets a signed-in person do with their own account. */
export interface OwnAccounts {
  /** Ends every session of theirs but the caller's. */
  changePassword(caller: Caller, password: string): Promise<PasswordChange>
  rename(db: Db, subject: string, name: { givenName: string; familyName: string }): Promise<void>
  sessions: OwnSessions
  /** All that is held about the account, but what would open it. */
  export(db: Db, subject: string): Promise<AccountExport | undefined>
  /** Subjects of accounts made before, some at a time: the next of them in their order. */
  listSince(db: Db, page: { before: Date; after: string }): Promise<string[]>
  /** The account, its sessions and links; in a transaction of the caller's. */
  erase(db: Db, subject: string): Promise<void>
}

export interface AccountExport {
  account: Record<string, unknown>
  sessions: Record<string, unknown>[]
  devices: Record<string, unknown>[]
}

export interface IdentityProvider extends TokenVerifier {
  settings: SignInSettings
  /** What the provider lets us know of a person; undefined when it keeps that to the client. */
  findProfile(subject: string): Promise<Profile | undefined>
  /** The access tokens a person holds now are refused from here on, whatever time they have left. */
  endTokens(userId: string): Promise<void>
  /** Accounts that are ours to change; absent where the provider keeps them. */
  accounts?: OwnAccounts
  /** Routes the provider serves from within this process; the embedded one has some. */
  mount?(app: FastifyInstance): Promise<void>
}
