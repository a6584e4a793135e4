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
