import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type {
  GlucoseUnit,
  UrineKetones,
  WaistUnit,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { ColumnType } from 'kysely'

export interface AccountTables {
  users: UsersTable
  user_avatars: UserAvatarsTable
  personal_tokens: PersonalTokensTable
}

interface UsersTable {
  user_id: string
  unit: 'us' | 'metric' | null
  /** The name that the user chose; null while the identity provider's name applies. */
  name: string | null
  given_name: string | null
  family_name: string | null
  /** DOOR-2: JSON; null until the user has changed them. */
  meal_times: string | null
  time_zone: string | null
  /** Grows with each change of the two. */
  times_version: ColumnType<number, number | undefined>
  created_at: string
  updated_at: string
}

interface UserAvatarsTable {
  user_id: string
  /** Part of the picture's address, and as hard to guess as a key; a new one with each picture. */
  picture_id: string
  /** WebP in base64, which both engines and every export store alike. */
  image: string
  created_at: string
}

interface PersonalTokensTable {
  user_id: string
  token_id: string
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string
  /** The identity provider's id of the person. */
  subject: string
  name: string
  /** Joined by spaces. */
  scopes: string
  /** Of the password at the time: a changed password ends the token. Null where an outside provider has it. */
  password_stamp: string | null
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

export interface ReminderTables {
  reminder_settings: ReminderSettingsTable
  push_subscriptions: PushSubscriptionsTable
  sent_reminders: SentRemindersTable
}

/** DOOR-3 */
interface ReminderSettingsTable {
  user_id: string
  /** JSON of `ReminderChoices`. */
  choices: string
  /** The confirmed address when it was chosen. */
  mail_to: string | null
  /** What came due until then was sent, or had nothing to say. */
  looked_at: string
  /** Null while nothing is to come. */
  next_at: string | null
  /** What `next_at` follows from: with another version it is worked out again. */
  plan_version: number
  times_version: number
  updated_at: string
}

interface PushSubscriptionsTable {
  user_id: string
  subscription_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: string
}

/** The key says what it was about: nothing is sent twice. */
interface SentRemindersTable {
  user_id: string
  reminder_key: string
  sent_at: string
}

export interface CalendarFeedTables {
  calendar_feeds: CalendarFeedsTable
}

/** DOOR-2 */
interface CalendarFeedsTable {
  user_id: string
  feed_id: string
  /** SHA-256 of the secret in the address, in base64url. */
  secret_hash: string
  /** JSON list of kinds. */
  kinds: string
  created_at: string
  /** To the hour. */
  last_read_at: string | null
}

export interface SharingTables {
  shares: SharesTable
}

/** TOG-5: one row a link. */
interface SharesTable {
  user_id: string
  share_id: string
  /** SHA-256 of the secret in the address, in base64url. */
  secret_hash: string
  kind: 'list' | 'plates'
  /** Of a link to one week: the plan by the id of its lists, and the week from 0; else the link shows the current week. */
  list_id: string | null
  week_index: number | null
  /** The owner’s, as the page says it. */
  first_name: string | null
  created_at: string
  /** Day, as it was when the link was last looked at. */
  ends_on: string
}

export interface SeatTables {
  table_invitations: TableInvitationsTable
  table_seats: TableSeatsTable
}

/** TOG-4: an owner of a plan asks an eater of their table to type their own answers; one row an eater. */
interface TableInvitationsTable {
  user_id: string
  eater_id: string
  /** SHA-256 of the secret in the address, in base64url. */
  secret_hash: string
  /** The owner’s first name, as the page says it. */
  first_name: string | null
  created_at: string
  ends_at: string
}

/** TOG-4: one row a person who eats along, with their answers; the user is the eater. */
interface TableSeatsTable {
  user_id: string
  owner_id: string
  eater_id: string
  owner_name: string | null
  /** JSON documents, as those of a plan. */
  profile: string
  preferences: string
  joined_at: string
  changed_at: string
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
  subscription_outbox: SubscriptionOutboxTable
}

/** The billing provider's last answer, a copy, so that the guard needs no request for every call. */
interface SubscriptionsTable {
  user_id: string
  /** JSON of a `BillingAccount`; null while a first purchase is pending. */
  account: string | null
  /** The provider's own count of changes: an older answer never overwrites a newer one. */
  revision: number
  synced_at: string
  /** When to ask the provider again without a webhook; null when never. */
  check_at: string | null
}

/** Mails and events to send, each once: the key says what it is about. */
interface SubscriptionOutboxTable {
  user_id: string
  message_key: string
  /** JSON, emptied once it is sent. */
  message: string
  created_at: string
  attempts: number
  next_attempt_at: string | null
}

export interface MealPlanTables {
  meal_plans: MealPlansTable
  plan_templates: PlanTemplatesTable
  plan_weeks: PlanWeeksTable
  plan_interactions: PlanInteractionsTable
  plan_changes: PlanChangesTable
}

/** One row a user. Documents are JSON text; see `meal-plan/plan-documents.ts`. */
interface MealPlansTable {
  user_id: string
  plan_id: string
  /** Incremented with every change of any part of the plan. */
  version: number
  profile: string
  preferences: string
  /** A hash of the Idempotency-Key and body of the request that made it. */
  creation_key: string | null
  created_at: string
  updated_at: string
}

interface PlanTemplatesTable {
  user_id: string
  template_id: string
  /** Each user has one active template. */
  state: 'active' | 'archived'
  mode: 'generated' | 'own'
  start_date: string
  seed: string
  created_at: string
  archived_at: string | null
  /** The plan's version that archived it: instants may be equal, versions never are. */
  archived_in: number | null
  /** The answers it was made from, for archived templates; null for those archived before answers were stored. */
  profile: string | null
  preferences: string | null
  /** The template whose rows in `list_ticks` and `list_lines` are this one's, so that a new plan goes on with them; null: its own. */
  list_id: string | null
  /** How many weeks from the first on were planned at some time; null of templates older than this. */
  reached_weeks: number | null
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

/** What a change of the plan replaced, for 30 days. */
interface PlanChangesTable {
  user_id: string
  /** The plan's version that the change made. */
  version: number
  at: string
  act: PlanAct
  /** The active template after it. */
  template_id: string
  /** The active template before it, where the change replaced the whole plan. */
  replaced_template_id: string | null
  /** JSON: the slots it changed, see `meal-plan/history/change-document.ts`. */
  document: string
}

export interface ShoppingListTables {
  list_ticks: ListTicksTable
  list_lines: ListLinesTable
  at_home_marks: AtHomeMarksTable
  cupboard_answers: CupboardAnswersTable
}

/** Ticks on a week's shopping list; one a food. */
interface ListTicksTable {
  user_id: string
  template_id: string
  week_index: number
  /** The name of the food. */
  ingredient: string
  checked: number
  at: string
  /** The list's need at that time; not rounded, or a tick would cover too little. */
  needed_grams: number
}

/** The user's own lines. */
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

/** What a person said of a food at home; one a food. They outlive the plan that they were said of. */
interface AtHomeMarksTable {
  user_id: string
  food_id: string
  /** "I have this", else "I'm out". */
  is_at_home: number
  /** When it was said. */
  at: string
  /** The day of the shopping that it was said of: YYYY-MM-DD. */
  on_date: string
  grams: number
}

/** Who has answered or skipped the cupboard question. */
interface CupboardAnswersTable {
  user_id: string
  answered_at: string
}

export interface FoodLogTables {
  food_log_entries: FoodLogEntriesTable
  food_extras: FoodExtrasTable
}

/** What was eaten instead of a planned meal, beside it or as a snack. It outlives the plan of its date. */
interface FoodLogEntriesTable {
  user_id: string
  /** Made by the device. */
  entry_id: string
  /** When the device wrote it. */
  at: string
  /** YYYY-MM-DD; null where it was deleted. */
  eaten_on: string | null
  /** JSON; null where it was deleted. */
  document: string | null
}

/** What a person has on certain weekdays beside all meals. */
interface FoodExtrasTable {
  user_id: string
  extra_id: string
  at: string
  /** JSON; null where it was deleted. */
  document: string | null
}

export interface WeightTrackerTables {
  weight_trackers: WeightTrackersTable
  weight_logs: WeightLogsTable
  body_readings: BodyReadingsTable
  learning_settings: LearningSettingsTable
  learning_pauses: LearningPausesTable
  target_decisions: TargetDecisionsTable
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
  /** 1 where the person said that a surprising reading was theirs; null in what was stored before they could. */
  is_confirmed: number | null
  created_at: string
  updated_at: string
}

/** LIFE-6: as typed, in hundredths of the unit. */
interface BodyReadingsTable {
  user_id: string
  reading_date: string
  tracker_id: string
  /** mmol/L */
  blood_ketones: number | null
  /** ppm */
  breath_ketones: number | null
  urine_ketones: UrineKetones | null
  glucose: number | null
  glucose_unit: GlucoseUnit | null
  waist: number | null
  waist_unit: WaistUnit | null
  created_at: string
  updated_at: string
}

/** A person without a row takes part, and estimates are shown. */
interface LearningSettingsTable {
  user_id: string
  is_off: number
  are_notes_off: number
  updated_at: string
}

/** Both days included. */
interface LearningPausesTable {
  user_id: string
  from_date: string
  to_date: string | null
}

interface TargetDecisionsTable {
  user_id: string
  decided_on: string
  decided_at: string
  reason: 'losing-too-fast' | 'goal-reached' | 'learned'
  choice: 'taken' | 'kept'
  from_kcal: number
  to_kcal: number
  /** What the estimate said, where it was told. */
  low_kcal: number | null
  high_kcal: number | null
  formula_kcal: number
}

export interface OwnRecipeTables {
  own_recipes: OwnRecipesTable
  own_recipe_photos: OwnRecipePhotosTable
  own_recipe_shelves: OwnRecipeShelvesTable
  own_food_choices: OwnFoodChoicesTable
}

/** A person's own recipe, with the text it was read from. */
interface OwnRecipesTable {
  user_id: string
  /** Can't be guessed: knowing it is enough to see the picture. */
  recipe_id: string
  /** Where it was read, as it was asked for: the same link isn't read twice. */
  link: string | null
  created_at: string
  /** When it was deleted, of one that was cooked: what was cooked stays. */
  retired_at: string | null
  /** JSON. */
  document: string
}

/** The person's photograph of a recipe: WebP in base64, which both engines and every export store alike. */
interface OwnRecipePhotosTable {
  user_id: string
  recipe_id: string
  /** Part of the photo's address, and as hard to guess as a key; a new one with each photo. */
  photo_id: string
  image: string
  small_image: string
  created_at: string
}

/** One row a person: its edition is another one after every change of a recipe. */
interface OwnRecipeShelvesTable {
  user_id: string
  edition: string
}

/** What a person said a line means; the next recipe's line is read so. */
interface OwnFoodChoicesTable {
  user_id: string
  /** The line, or the name in it, in small letters. */
  words: string
  /** JSON. */
  document: string
}

export interface CaptchaTables {
  spent_captchas: SpentCaptchasTable
}

/** A solution is good for one purpose: the first request that used it, and its repeats. */
interface SpentCaptchasTable {
  solution_id: string
  purpose: string
  expires_at: string
}

export interface PurchaseEventTables {
  purchase_events: PurchaseEventsTable
  purchase_event_consents: PurchaseEventConsentsTable
  purchase_event_deliveries: PurchaseEventDeliveriesTable
}

interface PurchaseEventsTable {
  user_id: string
  event_id: string
  kind: 'purchase' | 'conversion'
  /** JSON. */
  details: string
  at: string
}

/** People who agreed that their purchases may be sent to other services; without a row nothing is sent. */
interface PurchaseEventConsentsTable {
  user_id: string
  given_at: string
}

/** Events that a sink has accepted: a failed sink is retried without sending to the others twice. */
interface PurchaseEventDeliveriesTable {
  user_id: string
  event_id: string
  sink: string
  delivered_at: string
}

export interface PageViewTables {
  page_views: PageViewsTable
}

/** How often a page was opened on a day, with nothing about its readers. */
interface PageViewsTable {
  /** In UTC. */
  day: string
  path: string
  views: number
}
