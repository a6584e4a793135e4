export interface MealPlanTables {
  meal_plans: MealPlansTable
  plan_templates: PlanTemplatesTable
  plan_weeks: PlanWeeksTable
  plan_interactions: PlanInteractionsTable
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
