import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Caller, TokenVerifier } from '@butterleaf/server-kit/http/caller'
import type { Openings } from '@butterleaf/server-kit/http/security-headers'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { SignInSettings } from './sign-in-settings.ts'

export type ProfileOwner = Pick<Caller, 'subject' | 'accessToken'>

export interface Profile {
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

export type PasswordChange =
  /** With the mail that tells the person of it. */
  | { ok: true; note: Mail }
  | { ok: false; reason: 'no-account' }
  | { ok: false; reason: 'fault'; message: string }

/** A session of an account, with what was seen of its device. */
export interface SessionSeen {
  sessionId: string
  browser: string | null
  system: string | null
  firstSeenAt: string
  lastSeenAt: string
}

/** Sessions of the caller's own account. */
export interface OwnSessions {
  /** The caller's own first, then by when they were last seen. */
  list(caller: Caller): Promise<SessionSeen[]>
  /** False where the account has no such session. */
  end(caller: Caller, sessionId: string): Promise<boolean>
  endOthers(caller: Caller): Promise<void>
}

/** An assistant that an account has let in. */
export interface AssistantSeen {
  assistantId: string
  /** As it calls itself. */
  name: string
  scopes: readonly TokenScope[]
  connectedAt: string
  /** To about ten minutes; null while it has taken no token. */
  lastUsedAt: string | null
}

/** Assistants of the caller's own account. */
export interface OwnAssistants {
  /** The newest first. */
  list(caller: Caller): Promise<AssistantSeen[]>
  /** False where the account has no such assistant. */
  disconnect(caller: Caller, assistantId: string): Promise<boolean>
}

export interface PasskeySeen {
  passkeyId: string
  name: string
  addedAt: string
  lastUsedAt: string | null
}

export type StartedAddition =
  | { ok: true; options: PublicKeyCredentialCreationOptionsJSON }
  | { ok: false; reason: 'no-account' }
  | { ok: false; reason: 'too-many'; most: number }

/** With the mail that tells the person of it. */
export type FinishedAddition =
  | { ok: true; passkey: PasskeySeen; note: Mail }
  | { ok: false; reason: 'no-account' | 'refused' }
  | { ok: false; reason: 'too-many'; most: number }

/** Passkeys, second factor and recovery codes of the caller's own account. */
export interface OwnPasskeys {
  read(
    caller: Caller,
  ): Promise<{ passkeys: PasskeySeen[]; asksSecondFactor: boolean; recoveryCodesLeft: number }>
  startAddition(caller: Caller): Promise<StartedAddition>
  finishAddition(
    caller: Caller,
    typed: { name: string; response: RegistrationResponseJSON },
  ): Promise<FinishedAddition>
  /** False where the account has no such passkey. */
  rename(caller: Caller, passkeyId: string, name: string): Promise<boolean>
  remove(
    caller: Caller,
    passkeyId: string,
  ): Promise<{ ok: true; note: Mail } | { ok: false; reason: 'not-found' | 'needed' }>
  /** The recovery codes are told only when there were none. */
  askSecondFactor(
    caller: Caller,
    isAsked: boolean,
  ): Promise<
    { ok: true; codes: string[] | null; note: Mail } | { ok: false; reason: 'no-account' | 'no-passkey' }
  >
  makeRecoveryCodes(caller: Caller): Promise<{ codes: string[]; note: Mail } | undefined>
}

/** What the embedded provider lets a signed-in person do with their own account. */
export interface OwnAccounts {
  /** Ends every session of the person except the caller's. */
  changePassword(caller: Caller, password: string): Promise<PasswordChange>
  rename(db: Db, subject: string, name: { givenName: string; familyName: string }): Promise<void>
  /** Another value after each change of the password; undefined without the account. */
  findPasswordStamp(subject: string): Promise<string | undefined>
  sessions: OwnSessions
  assistants: OwnAssistants
  passkeys: OwnPasskeys
  /** Everything stored about the account, except what would open it. */
  export(db: Db, subject: string): Promise<AccountExport | undefined>
  /** A page of the subjects of accounts made before a date, in their order. */
  listSince(db: Db, page: { before: Date; after: string }): Promise<string[]>
  /** Deletes the account, its sessions and links, in the caller's transaction. */
  erase(db: Db, subject: string): Promise<void>
}

export interface AccountExport {
  account: Record<string, unknown>
  sessions: Record<string, unknown>[]
  devices: Record<string, unknown>[]
  assistants: Record<string, unknown>[]
  passkeys: Record<string, unknown>[]
  recovery_codes: Record<string, unknown>[]
}

export interface IdentityProvider extends TokenVerifier {
  settings: SignInSettings
  /** What the content policy of our pages must allow so that they can sign people in. The same value until that changes. */
  pageOpenings(): Openings
  /**
   * The person's profile; undefined when the provider doesn't tell us. An outside provider is asked with the caller's access
   * token, and when it can't be reached, this fails with `unavailable`.
   */
  findProfile(caller: ProfileOwner): Promise<Profile | undefined>
  /** Refuses the access tokens a person holds now, whatever their expiry. */
  endTokens(userId: string): Promise<void>
  /** Accounts that we can change; absent where an outside provider has them. */
  accounts?: OwnAccounts
  /** Routes the provider serves from within this process; the embedded one has some. */
  mount?(app: FastifyInstance): Promise<void>
}
