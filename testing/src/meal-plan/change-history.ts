import type { MealPlan, PlanHistory } from '@butterleaf/contract/meal-plan/calls'
import { itemsOf, type PlanOwner } from '../test-plan.ts'

export async function listChanges(owner: PlanOwner, query = ''): Promise<PlanHistory> {
  return (await owner.call('GET', `/changes${query}`)).body
}

export async function newestChange(owner: PlanOwner) {
  return (await listChanges(owner)).changes[0]!
}

/** `seen`: the version that the client knows. */
export function callUndo(owner: PlanOwner, id: string, seen?: number) {
  return owner.call('POST', `/changes/${id}/undo${seen === undefined ? '' : `?version=${seen}`}`)
}

/** The plan after the newest change is taken back. */
export async function undoNewest(owner: PlanOwner): Promise<MealPlan> {
  return owner.change('POST', `/changes/${(await newestChange(owner)).id}/undo`)
}

/** Which dish stands in each slot, and how much of it. */
export function dishesOf(plan: MealPlan) {
  return itemsOf(plan).map(({ id, type, value, serving }) => [id, type, value?.id, serving?.value])
}
