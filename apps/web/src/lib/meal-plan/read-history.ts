import { historyCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeHistory } from '@butterleaf/contract/meal-plan/codecs/history-codec'
import type { ShownHistory } from '@butterleaf/domain/meal-plan/history/shown-change'
import { api } from '#lib/api/api.ts'

type Page = Readonly<{ before: string | undefined; dayNumber: number | undefined }>

/** LIFE-8: a page of what changes replaced, in all or on one day; `before`: older than the change with this id. */
export async function readHistory(planId: string, { before, dayNumber }: Page): Promise<ShownHistory> {
  const query = { ...(before && { before }), ...(dayNumber && { day: String(dayNumber) }) }
  return decodeHistory(await api.send(historyCalls.list, { params: { planId }, query }))
}
