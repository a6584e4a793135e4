import type { PlanAct } from '@butterleaf/domain/meal-plan/history/plan-act'

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
