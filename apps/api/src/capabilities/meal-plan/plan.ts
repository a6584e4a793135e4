import type { EatsBesides } from '@butterleaf/domain/food-log/eaten-besides'
import type { SeededPlanning } from '@butterleaf/domain/meal-plan/drawing/diner'
import type { SavedInteraction } from '@butterleaf/domain/meal-plan/interactions'
import type { Template, Week } from '@butterleaf/domain/meal-plan/template'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** Weeks as the database has them, each with its version. */
export type StoredWeeks = readonly Readonly<{ week: Week; version: number }>[]

export type OwnTemplate = Readonly<{
  template: Template
  /** PLAN-4: what is drawn for it follows from this and the plan's version: another draw for every change, the same for the same one. */
  seed: string
  /** The template that its shopping lists are stored with: a plan made again goes on with the ticks and lines of the one before. */
  listId: string
  /** Absent until it is saved. */
  stored?: StoredWeeks
  /** Of an archived one: what it was made for, where that was noted. */
  answers?: Questionnaire
}>

/** A user's plan with its active template, as a value: changes make another one. */
export type Plan = EatsBesides &
  Readonly<{
    userId: string
    id: string
    version: number
    /** What it is made for. */
    answers: Questionnaire
    interactions: readonly SavedInteraction[]
    active: OwnTemplate
  }>

/** A plan with the recipes it is changed and shown with. */
export type LoadedPlan = Readonly<{
  plan: Plan
  cookbook: Cookbook
  /** MAP-1: as it is shown before payment. */
  isFirstWeekOnly?: true
}>

/** The plan with another template in place of the active one, made for what that was made for; at the table of today (TOG-3). */
export function withArchived(plan: Plan, { answers = plan.answers, ...archived }: OwnTemplate): Plan {
  const { table } = plan.answers
  const isOther = answers.table !== table
  return { ...plan, answers: isOther ? { ...answers, table } : answers, active: archived }
}

export function withTemplate(plan: Plan, template: Template): Plan {
  return template === plan.active.template ? plan : { ...plan, active: { ...plan.active, template } }
}

/** What the domain's rules of drawing are told. */
export function planningFor({ plan, cookbook }: LoadedPlan): SeededPlanning {
  return { kitchen: cookbook.kitchen, diner: plan, seed: `${plan.active.seed}/${plan.version}` }
}
