import type { ChangedPlan } from '@butterleaf/contract/meal-plan/calls'
import type { PlanAct } from '@butterleaf/domain/meal-plan/history/plan-act'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { DayPlace, WeekPlace } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'

export type TemplateParams = { planId: string; templateId: string }

/** One thing that a person does to their plan. */
export type PlanChange = Readonly<{
  act: PlanAct
  /** Its name, and the item, day or week that it happens to: by these two a button knows that it is busy. */
  what: string
  at: string
  send: (params: TemplateParams) => Promise<ChangedPlan>
  /** Of a draw: the day or week. */
  scope?: WeekPlace | DayPlace
  /** It has a notice of its own, with its own Undo. */
  isToldByScreen?: boolean
  /** How it will turn out, where that can be known before the answer. */
  optimistic?: (template: Template) => Outcome
}>
