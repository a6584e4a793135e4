import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { proposalCalls } from '@butterleaf/contract/meal-plan/calls'
import {
  decodeMending,
  decodeUseUp,
  encodeProposedMeals,
} from '@butterleaf/contract/meal-plan/codecs/proposal-codec'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { ShownMending } from '@butterleaf/domain/meal-plan/mending/shown-mending'
import type { ShownProposal } from '@butterleaf/domain/meal-plan/proposals/shown-proposal'
import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { api } from '#lib/api/api.ts'
import type { TemplateParams } from '#lib/meal-plan/change/act-sends.ts'
import type { PlanChange } from '#lib/meal-plan/change/plan-change.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'

/** A food by its name, as the search for foods has it. */
export type NamedAmount = Readonly<{ name: string; grams: number }>

/** [PAN-5] Changes nothing. */
export async function proposeUseUp(
  { planId, templateId }: TemplateParams,
  foods: readonly NamedAmount[],
  /** TOG-1: on the days from today to this one, instead of those that aren't shopped for. */
  before?: IsoDate,
): Promise<ShownUseUp> {
  const body = { foods: foods.map(toWire), ...(before && { before }) }
  const answer = await withTimeout(api.send(proposalCalls.useUp, { params: { planId, templateId }, body }))
  if (!answer?.meals) throw new TypeError('Something else answered in the server’s place')
  return decodeUseUp(answer)
}

/** [PAN-5] With what is at home from now on. */
export function takeUseUp(proposal: ShownProposal, foods: readonly NamedAmount[]): PlanChange {
  const body = { purpose: 'useUp' as const, meals: encodeProposedMeals(proposal), foods: foods.map(toWire) }
  return {
    act: 'useUpFoods',
    args: undefined,
    at: 'plan',
    send: (params) => api.send(actCalls.useUpFoods, { params, body }),
  }
}

export type MendingScope = Readonly<{ scope: 'week' | 'day'; dayNumber: number }>

/** [LIFE-5] Changes nothing. `hour` is the device's own: what is eaten by then stays (HELD-3). */
export async function proposeMending(
  { planId, templateId }: TemplateParams,
  body: MendingScope & Readonly<{ hour: number }>,
): Promise<ShownMending> {
  const answer = await withTimeout(api.send(proposalCalls.mend, { params: { planId, templateId }, body }))
  if (!answer?.meals) throw new TypeError('Something else answered in the server’s place')
  return decodeMending(answer)
}

/** [LIFE-5] */
export function takeMending(proposal: ShownProposal): PlanChange {
  const body = { purpose: 'mend' as const, meals: encodeProposedMeals(proposal) }
  return {
    act: 'mendPlan',
    args: undefined,
    at: 'plan',
    send: (params) => api.send(actCalls.useUpFoods, { params, body }),
  }
}

function toWire({ name: ingredient, grams }: NamedAmount) {
  return { ingredient, grams }
}
