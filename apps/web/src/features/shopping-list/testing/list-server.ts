import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import { buildHome, buildRow } from './build-list.ts'

type SentTick = { ingredient: string; checked: boolean; neededGrams?: number }
type SentMark = { ingredient: string; atHome: boolean; neededGrams?: number }
type SentLine = { id: string; text: string }

/** Imitates the server's list of a week; `list` is its state, `ticks` and `marks` what it received. */
export function listServer(week: string, list: ShoppingList) {
  const server = { list, ticks: [] as SentTick[], marks: [] as SentMark[], answer }

  function answer({ method, path, body }: Sent): Answer | undefined {
    if (method === 'GET' && path === week) return { body: { shoppingList: server.list } }
    if (!path.startsWith(`${week}/shopping-list/`)) return undefined
    const sent = method === 'PUT' ? JSON.parse(String(body)) : []
    if (path.endsWith('/at-home')) for (const mark of sent as SentMark[]) takeMark(mark)
    else for (const tick of sent as SentTick[]) take(tick)
    if (method === 'POST')
      changeOwn(body as SentLine, buildRow({ kind: 'own', name: (body as SentLine).text }))
    if (method === 'DELETE') changeOwn(body as SentLine, undefined)
    return { body: server.list }
  }

  function take(tick: SentTick): void {
    server.ticks.push(tick)
    const marked = ([key, row]: [string, ShoppingListRow]): [string, ShoppingListRow] =>
      key === tick.ingredient
        ? [key, { ...row, checked: tick.checked, more: { us: null, metric: null }, ...tickTrips(row, tick) }]
        : [key, row]
    const isListed = ([, row]: [string, ShoppingListRow]) => row.kind !== 'no-longer-needed' || row.checked
    server.list = Object.fromEntries(
      Object.entries(server.list).map(([heading, rows]) => [
        heading,
        Object.fromEntries(Object.entries(rows).map(marked).filter(isListed)),
      ]),
    )
  }

  function tickTrips({ trips }: ShoppingListRow, { checked, neededGrams = 0 }: SentTick) {
    return (
      trips && {
        trips: trips.map((trip) => ({ ...trip, checked: checked && neededGrams >= trip.neededGrams })),
      }
    )
  }

  function takeMark(mark: SentMark): void {
    server.marks.push(mark)
    const { ingredient, atHome: isCovered } = mark
    server.list = Object.fromEntries(
      Object.entries(server.list).map(([heading, rows]) => [
        heading,
        Object.fromEntries(
          Object.entries(rows).map(([key, row]) =>
            key === ingredient
              ? [key, { ...row, home: { ...buildHome({}), ...row.home, isCovered } }]
              : [key, row],
          ),
        ),
      ]),
    )
  }

  function changeOwn({ id }: SentLine, row: ShoppingListRow | undefined): void {
    const { [id]: _old, ...others } = server.list[listHeadings.own] ?? {}
    server.list = { ...server.list, [listHeadings.own]: { ...others, ...(row && { [id]: row }) } }
  }

  return server
}
