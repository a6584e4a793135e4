import type { Schema } from '#platform/database/schema.ts'
import { tableNames } from '#platform/database/table-names.ts'

/** The tables that hold a user's rows. */
export type UserTable = {
  [Table in keyof Schema]: Schema[Table] extends { user_id: string } ? Table : never
}[keyof Schema]

/**
 * OPS-6: each table is exported and erased by its `user_id`; a missing one can't compile. Lists the columns that hold JSON
 * documents, which the export parses.
 */
const userTables = {
  users: ['meal_times'],
  user_avatars: [],
  personal_tokens: [],
  calendar_feeds: ['kinds'],
  reminder_settings: ['choices'],
  push_subscriptions: [],
  sent_reminders: [],
  shares: [],
  table_invitations: [],
  table_seats: ['profile', 'preferences'],
  weight_trackers: [],
  weight_logs: [],
  body_readings: [],
  learning_settings: [],
  learning_pauses: [],
  target_decisions: [],
  meal_plans: ['profile', 'preferences'],
  plan_templates: ['profile', 'preferences'],
  plan_weeks: ['document'],
  plan_interactions: [],
  plan_changes: ['document'],
  list_ticks: [],
  list_lines: [],
  at_home_marks: [],
  cupboard_answers: [],
  food_log_entries: ['document'],
  food_extras: ['document'],
  own_recipes: ['document'],
  own_recipe_photos: [],
  own_recipe_shelves: [],
  own_food_choices: ['document'],
  subscriptions: ['account'],
  subscription_outbox: ['message'],
  purchase_events: ['details'],
  purchase_event_consents: [],
  purchase_event_deliveries: [],
} as const satisfies { [Table in UserTable]: readonly (keyof Schema[Table])[] }

export function documentColumns(table: UserTable): readonly string[] {
  return userTables[table]
}

/** Parents before children. */
export const userTableNames = tableNames.filter((name): name is UserTable => name in userTables)
