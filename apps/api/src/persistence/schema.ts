import type { SharedTriesTables } from '../http/shared-tries-tables.ts'
import type { PageViewTables } from '../page-views/tables.ts'
import type { RecurlyTables } from '../providers/billing/recurly/tables.ts'
import type { SandboxTables } from '../providers/billing/sandbox/tables.ts'
import type { CaptchaTables } from '../providers/captcha/tables.ts'
import type { SessionTables } from '../providers/identity/session-tables.ts'
import type { PurchaseEventTables } from '../providers/purchase-events/tables.ts'
import type { SubscriptionTables } from '../subscription/tables.ts'

/**
 * The tables as Kysely sees them. Instants and dates are ISO text, flags and weights integers, documents
 * JSON text: the subset both engines run alike. Tables of a user's data lead their key with `user_id`.
 */
export interface Schema
  extends SubscriptionTables,
    SandboxTables,
    RecurlyTables,
    CaptchaTables,
    PageViewTables,
    PurchaseEventTables,
    SessionTables,
    SharedTriesTables {
  users: UsersTable
  user_avatars: UserAvatarsTable
  weight_trackers: WeightTrackersTable
  weight_logs: WeightLogsTable
  meal_plans: MealPlansTable
  plan_templates: PlanTemplatesTable
  plan_weeks: PlanWeeksTable
  plan_interactions: PlanInteractionsTable
  list_ticks: ListTicksTable
  list_lines: ListLinesTable
  idp_accounts: IdpAccountsTable
  idp_records: IdpRecordsTable
  idp_keys: IdpKeysTable
  idp_mail_tokens: IdpMailTokensTable
  idp_attempts: IdpAttemptsTable
  ended_tokens: EndedTokensTable
}

interface UsersTable {
  user_id: string
  unit: 'us' | 'metric' | null
  /** As the user wishes to be called; null where the identity provider's name holds. */
  name: string | null
  given_name: string | null
  family_name: string | null
  created_at: string
  updated_at: string
}

interface UserAvatarsTable {
  user_id: string
  /** In the picture's address, and as hard to guess as a key; a new one with each picture. */
  picture_id: string
  /** WebP in base64, which both engines and every export keep alike. */
  image: string
  created_at: string
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

/** One of each user. Documents are JSON text; see `meal-plan/plan-documents.ts`. */
interface MealPlansTable {
  user_id: string
  plan_id: string
  /** Grows with every change of the plan, whatever part of it changes. */
  version: number
  profile: string
  preferences: string
  /** Of the request that made it: its Idempotency-Key and body, hashed. */
  creation_key: string | null
  created_at: string
  updated_at: string
}

interface PlanTemplatesTable {
  user_id: string
  template_id: string
  /** One of a user's templates is active. */
  state: 'active' | 'archived'
  mode: 'generated' | 'own'
  start_date: string
  seed: string
  created_at: string
  archived_at: string | null
  /** The plan's version that archived it: instants may be the same, versions never are. */
  archived_in: number | null
  /** What it was made for, of archived ones; of those archived long ago nobody noted it. */
  profile: string | null
  preferences: string | null
}

interface PlanWeeksTable {
  user_id: string
  template_id: string
  /** 0 to 3. */
  week_index: number
  version: number
  document: string
}

interface PlanInteractionsTable {
  user_id: string
  recipe_id: string
  type: 'like' | 'dislike'
  at: string
}

/** What was ticked on the shopping list of a week; one of each food. */
interface ListTicksTable {
  user_id: string
  template_id: string
  week_index: number
  /** The name of the food. */
  ingredient: string
  checked: number
  at: string
  /** What the list asked for then; not rounded, or a tick would cover too little. */
  needed_grams: number
}

/** What the user wrote on it. */
interface ListLinesTable {
  user_id: string
  template_id: string
  week_index: number
  line_id: string
  text: string
  checked: number
  /** When it was last ticked or unticked. */
  at: string
  created_at: string
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

/** Access tokens that are refused before they expire: the password was changed, or the account is gone. */
interface EndedTokensTable {
  /** Not the user's id: an account that is gone leaves no trace of itself. */
  user_hash: string
  /** Seconds; what began earlier is over. */
  ended_before: number
  /** Its tokens are good all the same. */
  kept_session: string | null
  expires_at: string
}
