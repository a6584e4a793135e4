import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Template } from '@butterleaf/domain/meal-plan/template'

export type TemplateParams = { planId: string; templateId: string }

/** One thing that somebody does to their plan. */
export type PlanChange = Readonly<{
  /** Its name, and the item, day or week that it happens to: by these two a button knows that it is busy. */
  what: string
  at: string
  send: (params: TemplateParams) => Promise<WirePlan>
  /** How it will turn out, where that can be known before the answer. */
  optimistic?: (template: Template) => Outcome
}>
