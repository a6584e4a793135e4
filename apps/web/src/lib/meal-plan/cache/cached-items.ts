import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { lastOwner } from '../../device/device-owner.ts'
import { dropRow, readRow, readRows, writeRow } from '../../device/device-table.ts'

/** The page of a meal, with the mark of what it depends on. */
export type KeptItem = Readonly<{ owner: string; mark: string; item: ItemView }>

/** For whoever is known on this device; what belongs to nobody isn't kept. */
export async function keepItem(item: ItemView, mark: string): Promise<void> {
  const owner = lastOwner()
  if (owner !== undefined) await writeRow(keyOf(owner, item.id), { owner, mark, item } satisfies KeptItem)
}

export async function keptItem(itemId: string): Promise<KeptItem | undefined> {
  const owner = lastOwner()
  return owner === undefined ? undefined : readRow<KeptItem>(keyOf(owner, itemId))
}

/** Of all that are kept, by item. */
export async function keptMarks(): Promise<ReadonlyMap<string, string>> {
  const rows = (await readRows<KeptItem>()).filter(({ owner }) => owner === lastOwner())
  return new Map(rows.map(({ item, mark }) => [item.id, mark]))
}

export async function dropItem(itemId: string): Promise<void> {
  const owner = lastOwner()
  if (owner !== undefined) await dropRow(keyOf(owner, itemId))
}

function keyOf(owner: string, itemId: string): string {
  return `${owner}/${itemId}`
}
