import { type ShoppingList, shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { api } from '#lib/api/api.ts'
import type { ListChanges } from './list-changes.ts'
import type { ListPlace } from './list-place.ts'

/** One call, and which of the changes it brings to the server. */
export type Sending = Readonly<{ part: Partial<ListChanges>; send: () => Promise<ShoppingList> }>

/** Lines first: a tick of a line that the server doesn't know counts for nothing. */
export function sendingsOf(params: ListPlace, { ticks, added, removed }: ListChanges): Sending[] {
  const lines = added.map((line) => ({
    part: { added: [line] },
    send: () => api.send(shoppingListCalls.addLine, { params, body: line }),
  }))
  const marks = { part: { ticks }, send: () => api.send(shoppingListCalls.saveTicks, { params, body }) }
  const body = ticks.map(({ atMs, ...tick }) => ({ ...tick, at: new Date(atMs).toISOString() }))
  const removals = removed.map((id) => ({
    part: { removed: [id] },
    send: () => api.send(shoppingListCalls.removeLine, { params, body: { id } }),
  }))
  return [...lines, ...(ticks.length > 0 ? [marks] : []), ...removals]
}
