import { type ShoppingList, shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { api } from '#lib/api/api.ts'
import { readWeekList } from '#lib/meal-plan/read-week-list.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { ListChanges, ListPlace } from './unsent-changes.ts'

export async function readList(place: ListPlace): Promise<ShoppingList> {
  return expectList(await withTimeout(readWeekList(place)))
}

/** One call, and the changes that it sends. */
export type ListRequest = Readonly<{ part: Partial<ListChanges>; send: () => Promise<ShoppingList> }>

/** Lines first: the server ignores a tick of a line that it doesn't know. */
export function requestsFor(
  params: ListPlace,
  { ticks, added, removed, atHome }: ListChanges,
): ListRequest[] {
  const lines = added.map((line) => ({
    part: { added: [line] },
    send: () => sendInTime(api.send(shoppingListCalls.addLine, { params, body: line })),
  }))
  const body = ticks.map(({ atMs, ...tick }) => ({ ...tick, at: new Date(atMs).toISOString() }))
  const marks = {
    part: { ticks },
    send: () => sendInTime(api.send(shoppingListCalls.saveTicks, { params, body })),
  }
  const removals = removed.map((id) => ({
    part: { removed: [id] },
    send: () => sendInTime(api.send(shoppingListCalls.removeLine, { params, body: { id } })),
  }))
  const homeBody = atHome.map(({ atMs, checked, ...mark }) => {
    return { ...mark, atHome: checked, at: new Date(atMs).toISOString() }
  })
  const home = {
    part: { atHome },
    send: () => sendInTime(api.send(shoppingListCalls.saveAtHome, { params, body: homeBody })),
  }
  return [...lines, ...(ticks.length > 0 ? [marks] : []), ...(atHome.length > 0 ? [home] : []), ...removals]
}

async function sendInTime(answer: Promise<ShoppingList | undefined>): Promise<ShoppingList> {
  return expectList(await withTimeout(answer))
}

/** The sign-in page of a shop's network answers every call with a page of its own. */
function expectList(answer: ShoppingList | undefined): ShoppingList {
  if (typeof answer !== 'object') throw new TypeError('Something else answered in the server’s place')
  return answer
}
