import Check from 'virtual:lucide/check'
import CloudUpload from 'virtual:lucide/cloud-upload'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ReactNode } from 'react'
import { variants } from '#ui/variants.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ListRow } from './list-row.ts'
import { amountWords, noteOf } from './row-words.ts'

interface RowItemProps {
  row: ListRow
  system: UnitSystem
  onTick: (row: ListRow) => void
  /** Shows that a row is unsent; without a delay there is nothing to show. */
  isCutOff: boolean
  /** [MAP-7] Else what is needed, left over and bought with it is told once the row is opened; what it grew by always. */
  showsNote: boolean
  /** A button at the end. */
  action?: ReactNode
}

const nameLook = variants({
  base: 'min-w-0 grow basis-[min-content] font-semibold first-letter:uppercase',
  variants: { isDone: { true: 'font-normal text-muted line-through decoration-line' } },
})

const amountLook = variants({
  base: 'shrink-0 text-right font-bold',
  variants: {
    state: {
      open: '',
      grown: 'rounded-full bg-butter px-2.5 text-on-butter',
      done: 'font-normal text-muted line-through decoration-line',
    },
  },
})

/** [SHOP-5] A row to tick with a thumb: all of it except the button at its end. */
export function RowItem({ row, system, onTick, isCutOff, showsNote, action }: RowItemProps) {
  const { id, isDone, isUnsent } = row
  return (
    <li className="flex items-center transition starting:opacity-0">
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2 pl-4 has-focus-visible:rounded-field has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          value={id}
          checked={isDone}
          onChange={() => onTick(row)}
          className="peer sr-only"
        />
        <TickCircle />
        <RowWords row={row} system={system} showsNote={showsNote} />
        {isUnsent && isCutOff && (
          <span className="text-muted">
            <CloudUpload aria-hidden className="size-4" />
            <VisuallyHidden>, waits to be sent</VisuallyHidden>
          </span>
        )}
      </label>
      {action ?? <span aria-hidden className="w-4" />}
    </li>
  )
}

function RowWords({ row, system, showsNote }: Pick<RowItemProps, 'row' | 'system' | 'showsNote'>) {
  const { isDone, hasGrown } = row
  const amount = amountWords(row, system)
  const note = isDone || !(showsNote || hasGrown) ? '' : noteOf(row, system)
  const state = hasGrown ? 'grown' : isDone ? 'done' : 'open'
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={nameLook({ isDone })}>{row.row.name}</span>
        {amount && <span className={amountLook({ state })}>{amount}</span>}
      </span>
      {note && <span className="block text-xs text-pretty text-muted">{note}</span>}
    </span>
  )
}

function TickCircle() {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface text-transparent transition peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-on-leaf forced-colors:peer-checked:bg-[Highlight]"
    >
      <Check className="size-4.5" strokeWidth={3} />
    </span>
  )
}
