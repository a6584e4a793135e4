import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { api } from '#lib/api/api.ts'
import { downloadFile } from '#lib/download-file.ts'
import type { ListPlace } from '../sync/list-query.ts'

/** [SHOP-4] Hands the person the PDF of the list. */
export function downloadList(place: ListPlace, unitType: UnitSystem): Promise<void> {
  return downloadFile(api.open(shoppingListCalls.download, { params: place, query: { unitType } }))
}
