import ChevronRight from 'virtual:lucide/chevron-right'
import X from 'virtual:lucide/x'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { ListRow } from './list-row.ts'

interface RowActionProps {
  row: ListRow
  onRemoveLine: (row: ListRow) => void
  onOpen: (row: ListRow) => void
}

/** [SHOP-2] The button at the end of a row: opens an ingredient, or removes an own line. */
export function RowAction({ row, onRemoveLine, onOpen }: RowActionProps) {
  const { kind, name } = row.row
  const isOwn = kind === 'own'
  return (
    <IconButton
      label={isOwn ? `Take ${name} off the list` : `Recipes with ${name}`}
      look="plain"
      className="mx-1 text-muted"
      onClick={() => (isOwn ? onRemoveLine(row) : onOpen(row))}
    >
      {isOwn ? <X aria-hidden className="size-4" /> : <ChevronRight aria-hidden className="size-5" />}
    </IconButton>
  )
}
