import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { regeneratePlan } from '#lib/meal-plan/change/answer-changes.ts'
import type { PlanChange } from '#lib/meal-plan/change/plan-change.ts'
import { settlePlan } from '#lib/meal-plan/settle-plan.ts'
import { type PlanOutcome, readPlanOutcome } from './plan-outcome.ts'

/** `startDate` is of day 1. */
type Wanted = { answers: PartialQuestionnaire; startDate: string }

/** ONB-12: creates the plan, or replaces the one there is: then `change` says so. */
export async function makePlan(
  queries: QueryClient,
  { answers, startDate }: Wanted,
): Promise<PlanOutcome & { change?: PlanChange }> {
  const settle = async (answer: Promise<Parameters<typeof settlePlan>[1]>) =>
    settlePlan(queries, await answer)
  const body = { ...encodePersonality(answers), startDate }
  const created = await readPlanOutcome(settle(api.send(mealPlanCalls.create, { body })))
  if (created.kind !== 'exists') return created
  // Without a subscription the plan is told by its first week alone, which names it as well.
  const plan = decodePlan(await api.send(mealPlanCalls.readFirstWeek, {}))
  if (!plan) return created
  // How many are cooked for isn't asked here: it stays as it was.
  const change = regeneratePlan({ ...answers, people: plan.answers.people }, startDate)
  const sent = change.send({ planId: plan.id, templateId: plan.template.id })
  return { ...(await readPlanOutcome(settle(sent))), change }
}
