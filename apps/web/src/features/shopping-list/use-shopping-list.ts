import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { addOwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import { useMemo } from 'react'
import { newId } from '#lib/new-id.ts'
import { addActs, useIsLate, useWaiting } from '#lib/outbox/queue.ts'
import { useIsUnreachable } from '#lib/session/use-session.ts'
import { useAisleOrder } from './list-look.ts'
import { type ListRow, tickOf } from './rows/list-row.ts'
import { type ShownList, shownList } from './rows/shown-list.ts'
import { useHeldRow } from './rows/use-held-row.ts'
import { listActs } from './sync/list-acts.ts'
import { type ListPlace, useListQuery } from './sync/list-query.ts'

/** A week's list as shown, and its actions: optimistic on the screen, sent when the server can be reached. */
export function useShoppingList(place: ListPlace, system: UnitSystem) {
  const query = useListQuery(place)
  const allWaiting = useWaiting(listActs)
  const waiting = useMemo(
    () => allWaiting.filter(({ args }) => args.place.weekId === place.weekId),
    [allWaiting, place.weekId],
  )
  const isLate = useIsLate(listActs)
  const isOutOfReach = useIsUnreachable()
  const { held, hold } = useHeldRow()
  const aisleOrder = useAisleOrder()
  const shown = query.data && shownList({ list: query.data, waiting, system, held, aisleOrder })

  const tickRow = (row: ListRow) => {
    hold({ key: row.id, isDone: row.isDone })
    const ticks = [row, ...row.merged].map(({ key: ingredient, row: listed }) => {
      return { ingredient, ...tickOf(row, listed) }
    })
    addActs(listActs, [{ name: 'saveTicks', args: { place, ticks } }])
  }
  /** [PAN-2] "I have this", or "I'm out" of what is at home. */
  const markAtHome = ({ key: ingredient, isAtHome, row: listed }: ListRow) => {
    const neededGrams = listed.home?.neededGrams ?? listed.neededGrams
    const mark = { ingredient, checked: !isAtHome, neededGrams }
    addActs(listActs, [{ name: 'saveAtHome', args: { place, mark } }])
  }
  return {
    query,
    shown,
    tickRow,
    markAtHome,
    addLine: (text: string) => addLine(place, shown, text),
    removeLine: ({ key: id }: ListRow) => addActs(listActs, [{ name: 'removeLine', args: { place, id } }]),
    /** The list may be stale, and acts wait. */
    isCutOff: query.isError || isOutOfReach || (isLate && waiting.length > 0),
  }
}

export type ListInUse = ReturnType<typeof useShoppingList>

/** Undefined when the line was added, else the reason. */
function addLine(place: ListPlace, shown: ShownList | undefined, text: string) {
  const rows = [...(shown?.own ?? []), ...(shown?.done ?? [])].filter(({ row }) => row.kind === 'own')
  const lines = rows.map(({ key, row }) => ({ id: key, text: row.name, checked: row.checked, atMs: 0 }))
  const id = newId()
  const outcome = addOwnLine(lines, { id, text })
  if (!outcome.ok) return outcome.reason
  for (const line of outcome.lines)
    if (line.id === id)
      addActs(listActs, [{ name: 'addLine', args: { place, line: { id, text: line.text } } }])
  return undefined
}
