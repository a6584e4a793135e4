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

/** Sessions that were signed out, on their own device or from another. */
interface EndedSessionsTable {
  session_id: string
  /** Seconds; tokens of the session from before this instant are refused. */
  ended_before: number
}
