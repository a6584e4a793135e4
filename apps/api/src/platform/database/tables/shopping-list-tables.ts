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
