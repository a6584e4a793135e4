import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeSentResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import { encodeTable } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import type { PartialQuestionnaire, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** DAY-10, SET-3: a new plan in place of the one in hand. `startDate` is of day 1; left out, today. */
export function regeneratePlan(answers: PartialQuestionnaire, startDate: string | undefined): PlanChange {
  const body = { resources: encodeSentResources(answers), startDate }
  return {
    act: 'regeneratePlan',
    args: undefined,
    at: 'plan',
    send: (params) => api.send(actCalls.regeneratePlan, { params, body }),
  }
}

/** SET-3: answers that no dish follows from; the plan stays. */
export function saveAnswers(answers: PartialQuestionnaire): PlanChange {
  const body = { resources: encodeSentResources(answers) }
  return {
    act: 'saveAnswers',
    args: undefined,
    at: 'plan',
    send: ({ planId }) => api.send(actCalls.saveAnswers, { params: { planId }, body }),
  }
}

/** TOG-3: who eats along. The answer is the table, so the plan is read after it; a table that has changed elsewhere since is refused. */
export function changeTable(table: Table): PlanChange {
  const { version, eaters } = encodeTable(table)
  return {
    act: 'changeTable',
    args: undefined,
    at: 'plan',
    send: async ({ planId }) => {
      await api.send(actCalls.changeTable, { params: { planId }, body: { version, eaters } })
      return api.send(mealPlanCalls.read, {})
    },
  }
}
