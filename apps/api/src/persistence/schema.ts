/**
 * The tables as Kysely sees them. Instants and dates are ISO text, flags and weights integers, documents
 * JSON text: the subset both engines run alike. Tables of a user's data lead their key with `user_id`.
 */
export interface Schema {
  users: UsersTable
  weight_trackers: WeightTrackersTable
  weight_logs: WeightLogsTable
  idp_accounts: IdpAccountsTable
  idp_records: IdpRecordsTable
  idp_keys: IdpKeysTable
  idp_mail_tokens: IdpMailTokensTable
  idp_attempts: IdpAttemptsTable
}

interface UsersTable {
  user_id: string
  unit: 'us' | 'metric' | null
  created_at: string
  updated_at: string
}

interface WeightTrackersTable {
  user_id: string
  tracker_id: string
  target_grams: number
  target_date: string
  created_at: string
  updated_at: string
}

interface WeightLogsTable {
  user_id: string
  log_date: string
  tracker_id: string
  log_id: string
  grams: number
  note: string
  created_at: string
  updated_at: string
}

interface IdpAccountsTable {
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

/** What the OpenID provider keeps: sessions, grants, codes, refresh tokens. */
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
  /** Only the hash is kept: reading the database opens no account. */
  token_hash: string
  account_id: string
  purpose: string
  expires_at: string
  used_at: string | null
}

interface IdpAttemptsTable {
  /** A hash of what is being limited: an account, an address. */
  bucket: string
  failures: number
  /** Failures are counted from here; a window that is over starts anew. */
  started_at: string
  blocked_until: string | null
}
