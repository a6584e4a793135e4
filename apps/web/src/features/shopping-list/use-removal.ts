import { useToasts } from '#ui/feedback/toast.tsx'
import type { ListRow } from './rows/list-row.ts'
import type { ListInUse } from './use-shopping-list.ts'

/** Removes an own line at once and offers undo, instead of asking first. */
export function useRemoval({ removeLine, addLine }: ListInUse): (row: ListRow) => void {
  const toasts = useToasts()
  return (row) => {
    removeLine(row)
    const action = { label: 'Undo', onPress: () => void addLine(row.row.name) }
    toasts.show(`${row.row.name} taken off`, { tone: 'done', action })
  }
}
