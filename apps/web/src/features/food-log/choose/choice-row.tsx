import ChevronRight from 'virtual:lucide/chevron-right'
import type { ReactNode } from 'react'

type ChoiceRowProps = {
  name: string
  /** Below the name: the source, the figures. */
  notes: readonly ReactNode[]
  onChoose: () => void
  /** Before the name. */
  mark?: ReactNode
}

/** One thing that may have been eaten. */
export function ChoiceRow({ name, notes, onChoose, mark }: ChoiceRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-3"
      >
        {mark}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty">{name}</span>
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of text that don't move
            <span key={at} className="block text-sm text-pretty text-muted">
              {note}
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  )
}

export function ChoiceList({
  label,
  isTitled = true,
  children,
}: {
  label: string
  isTitled?: boolean
  children: ReactNode
}) {
  return (
    <section aria-label={label} className="grid gap-2">
      {isTitled && <h3 className="px-1 font-sans text-sm font-semibold text-muted">{label}</h3>}
      <ul className="divide-y divide-hairline overflow-hidden rounded-field border border-hairline bg-surface">
        {children}
      </ul>
    </section>
  )
}
