declare module '@butterleaf/server-kit/database/schema' {
  interface Schema extends IdentityTables {}
}

export interface IdentityTables {
  idp_accounts: IdpAccountsTable
  idp_records: IdpRecordsTable
  idp_keys: IdpKeysTable
  idp_mail_tokens: IdpMailTokensTable
  idp_attempts: IdpAttemptsTable
  ended_tokens: EndedTokensTable
  idp_devices: DevicesTable
  ended_sessions: EndedSessionsTable
  idp_passkeys: PasskeysTable
  idp_recovery_codes: RecoveryCodesTable
  idp_challenges: ChallengesTable
  idp_second_steps: SecondStepsTable
}

export interface IdpAccountsTable {
  account_id: string
  /** Lower-cased and trimmed; unique. */
  email: string
  email_verified: number
  given_name: string
  family_name: string
  password_hash: string
  created_at: string
  password_changed_at: string
  /** 1 when a passkey or a recovery code is asked for after the password. */
  asks_second_factor: number
}

/** The OpenID provider's state: sessions, grants, codes, refresh tokens. */
interface IdpRecordsTable {
  kind: string
  record_id: string
  payload: string
  account_id: string | null
  grant_id: string | null
  uid: string | null
  expires_at: string | null
  consumed_at: string | null
}

interface IdpKeysTable {
  key_id: string
  /** `signing` (a private JWK) or `cookie` (a secret). */
  purpose: string
  secret: string
  created_at: string
}

interface IdpMailTokensTable {
  /** Only the hash is stored, so that reading the database opens no account. */
  token_hash: string
  account_id: string
  purpose: string
  expires_at: string
  used_at: string | null
}

interface IdpAttemptsTable {
  /** A hash of what is limited: an account, an address. */
  bucket: string
  failures: number
  /** Failures count from here; a window that is over starts again. */
  started_at: string
  blocked_until: string | null
}

/** Access tokens that are refused before they expire, since the password was changed or the account deleted. */
interface EndedTokensTable {
  /** Not the user's id, so that a deleted account leaves no trace. */
  user_hash: string
  /** Seconds; tokens from before this instant are refused. */
  ended_before: number
  /** The session whose tokens stay valid. */
  kept_session: string | null
  expires_at: string
}

/** The device of a session, so that its owner recognizes it. No network address, and not the full user agent. */
interface DevicesTable {
  session_id: string
  account_id: string
  browser: string | null
  system: string | null
  first_seen_at: string
  last_seen_at: string
}

interface PasskeysTable {
  /** As the browser sends it, base64url. */
  credential_id: string
  account_id: string
  /** COSE, base64url. It verifies signatures and makes none. */
  public_key: string
  /** How often it has signed, where it counts; 0 where it doesn't. */
  counter: number
  /** A JSON array: how a browser reaches it. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** The codes that are left; one that is used is deleted. */
interface RecoveryCodesTable {
  account_id: string
  code_hash: string
  created_at: string
}

/** The newest challenge of each ceremony. */
interface ChallengesTable {
  /** `sign-in`, `second-step`, `reset` or `add`. */
  purpose: string
  /** The sign-in, mailed link or account that it was made for. */
  bound_to: string
  challenge: string
  expires_at: string
}

/** Sign-ins whose password was right and whose second factor is asked for. */
interface SecondStepsTable {
  interaction_uid: string
  account_id: string
  /** Of the password that was right: a new one ends the step. */
  password_changed_at: string
  expires_at: string
}

/** Sessions that were signed out, on their own device or from another. */
interface EndedSessionsTable {
  session_id: string
  /** Seconds; tokens of the session from before this instant are refused. */
  ended_before: number
}
