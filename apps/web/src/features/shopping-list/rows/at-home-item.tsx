import ChevronRight from 'virtual:lucide/chevron-right'
import CloudUpload from 'virtual:lucide/cloud-upload'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ListRow } from './list-row.ts'
import { amountWords, noteOf, noteSeparator } from './row-words.ts'

interface AtHomeItemProps {
  row: ListRow
  system: UnitSystem
  isCutOff: boolean
  onMarkAtHome: (row: ListRow) => void
  onOpen: (row: ListRow) => void
}

/** [PAN-2] A food that is at home. The person may say that it isn't. */
export function AtHomeItem({ row, system, isCutOff, onMarkAtHome, onOpen }: AtHomeItemProps) {
  const { name } = row.row
  const amount = amountWords(row, system)
  const note = noteOf(row, system)
  return (
    <li className="flex items-center gap-2 py-2 pl-4 transition starting:opacity-0">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold first-letter:uppercase">{name}</span>
        {(amount || note) && (
          <span className="block text-xs text-pretty text-muted">
            {[amount && `${amount} needed`, note].filter(Boolean).join(noteSeparator)}
          </span>
        )}
      </span>
      {row.isUnsent && isCutOff && (
        <span className="text-muted">
          <CloudUpload aria-hidden className="size-4" />
          <VisuallyHidden>, waits to be sent</VisuallyHidden>
        </span>
      )}
      <Button look="quiet" size="sm" aria-label={`I’m out of ${name}`} onClick={() => onMarkAtHome(row)}>
        I’m out
      </Button>
      <IconButton
        label={`Recipes with ${name}`}
        look="plain"
        className="mx-1 text-muted"
        onClick={() => onOpen(row)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
