import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeItemView } from '@butterleaf/contract/meal-plan/codecs/item-view-codec'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { api } from '#lib/api/api.ts'
import { cacheItem } from './cache/cached-items.ts'
import type { TemplateParams } from './change/act-sends.ts'

type ItemParams = TemplateParams & ItemPlace
type Caching = Readonly<{ mark: string; signal: AbortSignal }>

/** An item with its whole recipe. A copy stays on this device, unless the answer comes too late to be of use. */
export async function readItemPage(params: ItemParams, { mark, signal }: Caching): Promise<ItemPage> {
  const view = await api.send(itemCalls.read, { params })
  if (!signal.aborted) void cacheItem(view, mark)
  return decodeItemView(view)
}

/** The copy alone. */
export async function fetchItemCopy(params: ItemParams, { mark, signal }: Caching): Promise<void> {
  const view = await api.send(itemCalls.read, { params })
  if (!signal.aborted) await cacheItem(view, mark)
}

/** As PDF. */
export async function printItem(params: ItemParams): Promise<Blob> {
  const response = await api.open(itemCalls.print, { params })
  return response.blob()
}
