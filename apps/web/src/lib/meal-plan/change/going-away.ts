import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { addAway } from '@butterleaf/domain/meal-plan/away/change-away'
import { type DatesAway, listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { api } from '#lib/api/api.ts'
import type { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDates } from '#lib/format-date.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { Act, Means } from '#lib/outbox/queue.ts'
import { readPlanAgain } from '../plan-query.ts'
import type { PlanChange } from './plan-change.ts'

/** In the plan that the person saw, which may have been replaced since: then it is refused. */
export type GoingAway = Readonly<{ planId: string; templateId: string }> & Pick<DatesAway, 'from' | 'to'>

/** Until the server has named it. */
const pendingId = 'pending'

/** [TOG-1] The days as they will be; which leftovers are cooked instead the server says. */
export function applyGoingAway(plan: MealPlan, { templateId, from, to }: GoingAway): MealPlan {
  if (templateId !== plan.template.id) return plan
  const outcome = addAway(plan.template, { id: `${pendingId} ${from}`, from, to })
  return outcome.ok ? { ...plan, template: outcome.template } : plan
}

export function isAwayPending({ id }: Pick<DatesAway, 'id'>): boolean {
  return id.startsWith(pendingId)
}

export function changeOfGoingAway({ planId, templateId, from, to }: GoingAway): PlanChange {
  const params = { planId, templateId }
  return {
    act: 'addAway',
    args: { from, to },
    at: 'plan',
    send: () => withTimeout(api.send(actCalls.addAway, { params, body: { from, to } })),
  }
}

/** Where only the answer to the first try was lost, there is nothing to tell. */
export async function tellUnlessAway(
  problem: ApiProblem,
  { queries, toasts }: Means,
  { id, args: { from, to } }: Act<GoingAway>,
): Promise<void> {
  const plan = await readPlanAgain(queries)
  if (plan && listAway(plan.template).some((away) => away.from === from && away.to === to)) return
  const dates = formatDates(from, to, 'short')
  toasts.show(`You aren’t away ${dates}. ${problem.message}`, { tone: 'error', key: `away ${id}` })
}
