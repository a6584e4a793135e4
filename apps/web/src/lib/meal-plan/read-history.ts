import { historyCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeHistory } from '@butterleaf/contract/meal-plan/codecs/history-codec'
import type { ShownHistory } from '@butterleaf/domain/meal-plan/history/shown-change'
import { api } from '#lib/api/api.ts'

/** LIFE-8: a page of what changes replaced; `before`: older than the change with this id. */
export async function readHistory(planId: string, before: string | undefined): Promise<ShownHistory> {
  const query = before === undefined ? {} : { before }
  return decodeHistory(await api.send(historyCalls.list, { params: { planId }, query }))
}
