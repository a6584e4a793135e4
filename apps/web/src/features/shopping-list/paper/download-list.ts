import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { api } from '#lib/api/api.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { saveFile } from '#lib/save-file.ts'
import type { ListPlace } from '../sync/unsent-changes.ts'

const makingMs = 30_000

/** [SHOP-4] Hands the person the PDF of the list. */
export async function downloadList(place: ListPlace, unitType: UnitSystem): Promise<void> {
  const asked = api.open(shoppingListCalls.download, { params: place, query: { unitType } })
  const response = await withTimeout(asked, makingMs)
  const pdf = await withTimeout(response.blob(), makingMs)
  saveFile(fileNameIn(response.headers.get('content-disposition')), pdf)
}

/** The name in a content-disposition header, else "download.pdf". */
export function fileNameIn(disposition: string | null): string {
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim()
  return plain || 'download.pdf'
}
