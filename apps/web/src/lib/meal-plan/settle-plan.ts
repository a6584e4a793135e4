import type { ChangedPlan } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls, type MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { applyPlanChanges } from '@butterleaf/contract/meal-plan/codecs/apply-plan-changes'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { PlanChanges, PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { cachePlan } from './cache/cached-plan.ts'
import { lastReceivedPlan } from './cache/received-plan.ts'
import { firstWeekKey } from './first-week-query.ts'
import { planKey } from './plan-query.ts'

/** The plan as a change has left it. A question that was under way could still bring the older one, so it is dropped. */
export async function settlePlan(queries: QueryClient, answer: ChangedPlan): Promise<MealPlan> {
  await queries.cancelQueries({ queryKey: planKey })
  const whole = wholePlan(answer) ?? (await api.send(mealPlanCalls.read, {}))
  const plan = decodePlan(whole)
  if (!plan) throw new Error('The answer is a plan without a template')
  if (plan.isFirstWeekOnly) {
    queries.setQueryData(firstWeekKey, plan)
    return plan
  }
  queries.setQueryData(planKey, plan)
  cachePlan(whole)
  return plan
}

/** The changes are applied to what the server sent last; undefined where changes between are missing. */
function wholePlan(answer: ChangedPlan): WirePlan | undefined {
  if ('templates' in answer) return answer
  const before = lastReceivedPlan()
  return before && applyPlanChanges(before, answer)
}

/** DAY-11: follows changes of elsewhere; where one is missing, asks for the plan. */
export async function followPlan(queries: QueryClient, events: readonly PlanEvent[]): Promise<void> {
  for (const { changes } of events) if (changes && isNext(changes)) await settlePlan(queries, changes)
  const newest = Math.max(...events.map(({ version }) => version))
  const known = queries.getQueryData<MealPlan | null>(planKey)?.version ?? 0
  if (known < newest) await queries.invalidateQueries({ queryKey: planKey })
}

/** Neither known already, as the echo of our own change, nor too far ahead. */
function isNext(changes: PlanChanges): boolean {
  const after = wholePlan(changes)
  return after !== undefined && after !== lastReceivedPlan()
}
