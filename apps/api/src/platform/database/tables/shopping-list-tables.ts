export interface ShoppingListTables {
  list_ticks: ListTicksTable
  list_lines: ListLinesTable
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
