import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeSentResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import type { TemplateParams } from '#lib/meal-plan/change/plan-change.ts'
import { settlePlan } from '#lib/meal-plan/settle-plan.ts'
import { type PlanOutcome, readPlanOutcome } from './plan-outcome.ts'

/** `startDate` is of day 1; left out, today. */
type Wanted = { answers: PartialQuestionnaire; startDate: string | undefined }

/** ONB-12: creates the plan, or replaces the one there is. */
export async function makePlan(queries: QueryClient, { answers, startDate }: Wanted): Promise<PlanOutcome> {
  const body = { ...encodePersonality(answers), startDate }
  const created = await readPlanOutcome(settle(queries, api.send(mealPlanCalls.create, { body })))
  if (created.kind !== 'exists') return created
  const plan = decodePlan(await api.send(mealPlanCalls.read, {}))
  if (!plan) return created
  // How many are cooked for isn't asked here: it stays as it was.
  const { people } = plan.answers
  const params = { planId: plan.id, templateId: plan.template.id }
  return regeneratePlan(queries, params, { answers: { ...answers, people }, startDate })
}

/** SET-3: a new plan in place of the template that is named. */
export function regeneratePlan(
  queries: QueryClient,
  params: TemplateParams,
  { answers, startDate }: Wanted,
): Promise<PlanOutcome> {
  const body = { resources: encodeSentResources(answers), startDate }
  return readPlanOutcome(settle(queries, api.send(mealPlanCalls.resetTemplate, { params, body })))
}

/** SET-3: answers that no dish follows from; the plan stays. */
export function saveAnswers(
  queries: QueryClient,
  planId: string,
  answers: PartialQuestionnaire,
): Promise<MealPlan> {
  const body = { resources: encodeSentResources(answers) }
  return settle(queries, api.send(mealPlanCalls.saveAnswers, { params: { planId }, body }))
}

async function settle(
  queries: QueryClient,
  answer: Promise<Parameters<typeof settlePlan>[1]>,
): Promise<MealPlan> {
  return settlePlan(queries, await answer)
}
