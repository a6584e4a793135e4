import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { dropRow, readRow, readRows, writeRow } from '#lib/device/device-table.ts'
import { getLastOwner } from '#lib/device/owner-store.ts'

/** The page of a meal, with the mark of what it depends on. */
export type CachedItem = Readonly<{ owner: string; mark: string; item: ItemView }>

/** For the person who is known on this device; without one nothing is cached. */
export async function cacheItem(item: ItemView, mark: string): Promise<void> {
  const owner = getLastOwner()
  if (owner !== undefined) await writeRow(keyOf(owner, item.id), { owner, mark, item } satisfies CachedItem)
}

export async function readCachedItem(itemId: string): Promise<CachedItem | undefined> {
  const owner = getLastOwner()
  return owner === undefined ? undefined : readRow<CachedItem>(keyOf(owner, itemId))
}

/** Of all cached items, by id. */
export async function readCachedMarks(): Promise<ReadonlyMap<string, string>> {
  const rows = (await readRows<CachedItem>()).filter(({ owner }) => owner === getLastOwner())
  return new Map(rows.map(({ item, mark }) => [item.id, mark]))
}

export async function dropCachedItem(itemId: string): Promise<void> {
  const owner = getLastOwner()
  if (owner !== undefined) await dropRow(keyOf(owner, itemId))
}

function keyOf(owner: string, itemId: string): string {
  return `${owner}/${itemId}`
}
