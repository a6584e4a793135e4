import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { deviceStore } from '#lib/device/device-store.ts'
import { deviceOwner, isKeptForUs } from '../device/device-owner.ts'
import type { ListPlace } from './list-place.ts'

type KeptList = Readonly<{ weekId: string; list: ShoppingList }>
type Kept = Readonly<{ owner: string | null; lists: readonly KeptList[] }>

const nothing: Kept = { owner: null, lists: [] }
/** Those of one plan; of plans before it nothing need be kept. */
const mostKept = 4

const store = deviceStore<Kept>('butterleaf.lists.1', (stored) => (stored as Kept | null) ?? nothing)

/** The list of the week as it was last seen on this device. */
export function keptList({ weekId }: ListPlace): ShoppingList | undefined {
  const kept = store.read()
  if (!isKeptForUs(kept.owner)) return undefined
  return kept.lists.find((one) => one.weekId === weekId)?.list
}

export function keepList({ weekId }: ListPlace, list: ShoppingList): void {
  const kept = store.read()
  const others = isKeptForUs(kept.owner) ? kept.lists.filter((one) => one.weekId !== weekId) : []
  const owner = deviceOwner() ?? kept.owner
  store.write({ owner, lists: [{ weekId, list }, ...others].slice(0, mostKept) })
}
