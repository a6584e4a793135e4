import { useToasts } from '#ui/feedback/toast.tsx'
import type { ListRow } from './rows/list-row.ts'
import type { ListInUse } from './use-shopping-list.ts'

/** An own line goes at once, with a way back, instead of asking first. */
export function useRemoval({ removeLine, addLine }: ListInUse): (row: ListRow) => void {
  const toasts = useToasts()
  return (row) => {
    removeLine(row)
    const action = { label: 'Undo', onPress: () => void addLine(row.row.name) }
    toasts.show(`${row.row.name} taken off`, { tone: 'done', action })
  }
}
