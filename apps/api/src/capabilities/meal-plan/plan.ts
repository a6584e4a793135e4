import type { Avoidances } from '@butterleaf/domain/meal-plan/may-eat'
import type { Template, Week } from '@butterleaf/domain/meal-plan/template'
import { avoidancesOf as avoidancesIn } from '@butterleaf/domain/onboarding/avoidances-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

export type Interaction = Readonly<{
  recipeId: string
  type: 'like' | 'dislike'
  /** An instant, ISO 8601. */
  at: string
  /** The ids it is stored under, where they differ from `recipeId`. */
  storedAs?: readonly string[]
}>

/** Weeks as the database has them, each with its version. */
export type StoredWeeks = readonly Readonly<{ week: Week; version: number }>[]

export type OwnTemplate = Readonly<{
  template: Template
  /** PLAN-4: what is drawn for it follows from this, and the plan's version. */
  seed: string
  /** Absent until it is saved. */
  stored?: StoredWeeks
  /** Of an archived one: what it was made for, where that was noted. */
  answers?: Questionnaire
}>

/** A user's plan with its active template, as a value: changes make another one. */
export type Plan = Readonly<{
  userId: string
  id: string
  version: number
  /** What it is made for. */
  answers: Questionnaire
  interactions: readonly Interaction[]
  active: OwnTemplate
}>

/** A plan with the recipes it is changed and shown with. */
export type LoadedPlan = Readonly<{ plan: Plan; cookbook: Cookbook }>

/** The plan with another template in place of the active one, made for what that was made for. */
export function withArchived(plan: Plan, { answers = plan.answers, ...archived }: OwnTemplate): Plan {
  return { ...plan, answers, active: archived }
}

export function withTemplate(plan: Plan, template: Template): Plan {
  return template === plan.active.template ? plan : { ...plan, active: { ...plan.active, template } }
}

export function recipesOfType(
  { interactions }: Pick<Plan, 'interactions'>,
  type: Interaction['type'],
): string[] {
  return interactions.filter((one) => one.type === type).map(({ recipeId }) => recipeId)
}

/** What no draw may bring: what they said of foods, and the recipes they avoid. */
export function avoidancesOf(plan: Pick<Plan, 'answers' | 'interactions'>): Avoidances {
  return { ...avoidancesIn(plan.answers), recipes: recipesOfType(plan, 'dislike') }
}
