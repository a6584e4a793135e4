import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ListRow } from '../rows/list-row.ts'
import { amountWords, noteOf } from '../rows/row-words.ts'
import { openSections, type ShownList } from '../rows/shown-list.ts'

export interface PrintSheetProps {
  title: string
  dates: string
  shown: ShownList
  system: UnitSystem
}

/** What is printed instead of the screen: the open rows, with boxes for a pen. */
export function PrintSheet({ title, dates, shown, system }: PrintSheetProps) {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.classList.add('print:hidden')
    return () => app?.classList.remove('print:hidden')
  }, [])
  return createPortal(
    <div aria-hidden data-paper className="hidden bg-[white] text-[black] print:block">
      <p className="font-display text-2xl">{title}</p>
      <p className="mb-4 text-sm">{dates}</p>
      <div className="columns-2 gap-8">
        {openSections(shown).map(({ heading, rows }) => (
          <section key={heading} className="mb-4 break-inside-avoid">
            <p className="mb-1 font-display text-lg">{heading}</p>
            {rows.map((row) => (
              <PrintedRow key={row.key} row={row} system={system} />
            ))}
          </section>
        ))}
      </div>
    </div>,
    document.body,
  )
}

function PrintedRow({ row, system }: { row: ListRow; system: UnitSystem }) {
  const note = noteOf(row, system)
  return (
    <p className="flex break-inside-avoid gap-2 py-0.5 text-sm">
      <span data-box className="mt-0.5 size-3.5 shrink-0 border border-[black]" />
      <span>
        {row.row.name} <b>{amountWords(row, system)}</b>
        {note && <span className="text-xs"> {note}</span>}
      </span>
    </p>
  )
}
