import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { createContext, use } from 'react'
import type { PlanChange } from './change/plan-change.ts'

export type PlanContextValue = Readonly<{
  /** With what has been asked for and not answered yet. */
  plan: MealPlan
  /** The oldest first. */
  pending: readonly PlanChange[]
}>

export const PlanContext = createContext<PlanContextValue | null>(null)

/** For screens below the guard, where there always is a plan. */
export function usePlan(): PlanContextValue {
  const plan = use(PlanContext)
  if (!plan) throw new Error('usePlan needs a PlanProvider around it')
  return plan
}

/** Whether this is under way at that item, day or week. */
export function isPending({ pending }: PlanContextValue, act: PlanAct, at: string): boolean {
  return pending.some((change) => change.act === act && change.at === at)
}
