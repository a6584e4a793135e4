export interface ShoppingListTables {
  list_ticks: ListTicksTable
  list_lines: ListLinesTable
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
