import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { decodeItemView } from '@butterleaf/contract/meal-plan/codecs/item-view-codec'
import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { dropRow, readRow, readRows, writeRow } from '#lib/device/device-table.ts'
import { getLastOwner } from '#lib/device/owner-store.ts'

/** The page of a meal as the server sent it, with the mark of what it depends on. */
type StoredItem = Readonly<{ owner: string; mark: string; item: ItemView }>
export type CachedItem = Readonly<{ mark: string; page: ItemPage }>

/** For the person who is known on this device; without one nothing is cached. */
export async function cacheItem(item: ItemView, mark: string): Promise<void> {
  const owner = getLastOwner()
  if (owner !== undefined) await writeRow(keyOf(owner, item.id), { owner, mark, item } satisfies StoredItem)
}

export async function readCachedItem(itemId: string): Promise<CachedItem | undefined> {
  const owner = getLastOwner()
  const stored = owner === undefined ? undefined : await readRow<StoredItem>(keyOf(owner, itemId))
  return stored && { mark: stored.mark, page: decodeItemView(stored.item) }
}

/** Of all cached items, by id. */
export async function readCachedMarks(): Promise<ReadonlyMap<string, string>> {
  const rows = (await readRows<StoredItem>()).filter(({ owner }) => owner === getLastOwner())
  return new Map(rows.map(({ item, mark }) => [item.id, mark]))
}

export async function dropCachedItem(itemId: string): Promise<void> {
  const owner = getLastOwner()
  if (owner !== undefined) await dropRow(keyOf(owner, itemId))
}

function keyOf(owner: string, itemId: string): string {
  return `${owner}/${itemId}`
}
