import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { addOwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchWeekAsks } from '#lib/meal-plan/asks/week-ask-query.ts'
import { useIsUnreachable } from '#lib/session/use-session.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { type ListRow, tickOf } from './rows/list-row.ts'
import { type ShownList, shownList } from './rows/shown-list.ts'
import { useHeldRow } from './rows/use-held-row.ts'
import { refetchList, showAnsweredList, useListQuery } from './sync/list-query.ts'
import { outbox, useIsWaiting } from './sync/outbox.ts'
import { addUnsent, countChanges, type ListPlace, useUnsent } from './sync/unsent-changes.ts'

/** A week's list as shown, and its actions: optimistic on the screen, sent when the server can be reached. */
export function useShoppingList(place: ListPlace, system: UnitSystem) {
  const query = useListQuery(place)
  const changes = useUnsent(place.weekId)
  const isWaiting = useIsWaiting()
  const isOutOfReach = useIsUnreachable()
  const { held, hold } = useHeldRow()
  useReceivedAnswers()
  const shown = query.data && shownList({ list: query.data, changes, system, held })

  const tickRow = (row: ListRow) => {
    hold({ key: row.id, isDone: row.isDone })
    const ticks = [row, ...row.merged].map(({ key: ingredient, row: listed }) => {
      const atMs = laterThan(changes.ticks.find((tick) => tick.ingredient === ingredient)?.atMs)
      return { ingredient, atMs, ...tickOf(row, listed) }
    })
    addUnsent(place, { ticks })
  }
  /** [PAN-2] "I have this", or "I'm out" of what is at home. */
  const markAtHome = ({ key: ingredient, isAtHome, row: listed }: ListRow) => {
    const atMs = laterThan(changes.atHome.find((mark) => mark.ingredient === ingredient)?.atMs)
    const neededGrams = listed.home?.neededGrams ?? listed.neededGrams
    addUnsent(place, { atHome: [{ ingredient, checked: !isAtHome, atMs, neededGrams }] })
  }
  return {
    query,
    shown,
    tickRow,
    markAtHome,
    addLine: (text: string) => addLine(place, shown, text),
    removeLine: ({ key }: ListRow) => addUnsent(place, { removed: [key] }),
    /** The list may be stale, and ticks are pending. */
    isCutOff: query.isError || isOutOfReach || (isWaiting && countChanges(changes) > 0),
  }
}

export type ListInUse = ReturnType<typeof useShoppingList>

/** Undefined when the line was added, else the reason. */
function addLine(place: ListPlace, shown: ShownList | undefined, text: string) {
  const rows = [...(shown?.own ?? []), ...(shown?.done ?? [])].filter(({ row }) => row.kind === 'own')
  const lines = rows.map(({ key, row }) => ({ id: key, text: row.name, checked: row.checked, atMs: 0 }))
  const id = createLineId()
  const outcome = addOwnLine(lines, { id, text })
  if (!outcome.ok) return outcome.reason
  addUnsent(place, {
    added: outcome.lines.filter((line) => line.id === id).map(({ text }) => ({ id, text })),
  })
  return undefined
}

const lineIdBytes = 12

/** Not `randomUUID`: that one is missing where the product is served without TLS. */
function createLineId(): string {
  const random = crypto.getRandomValues(new Uint8Array(lineIdBytes))
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes sure that two taps within a millisecond have different times. */
function laterThan(earlierMs = 0): number {
  return Math.max(Date.now(), earlierMs + 1)
}

function useReceivedAnswers(): void {
  const queries = useQueryClient()
  const toasts = useToasts()
  useEffect(() => {
    outbox.start()
    return outbox.connect({
      onAnswer: async (place, list) => {
        await showAnsweredList(queries, place, list)
        void refetchWeekAsks(queries)
      },
      onRefusal: (place, _part, problem) => {
        toasts.show(`That couldn’t go on the list. ${problem.message}`, { tone: 'error' })
        void refetchList(queries, place)
      },
    })
  }, [queries, toasts])
}
