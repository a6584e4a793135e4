import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useRefuse, useWhyLines } from '../action/refusal.tsx'
import { walkRow } from '../behavior/roving.ts'
import { variants } from '../variants.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A fuller accessible name for a short label, as "3 months" for "3M". */
  name?: string
  /** A smaller line under the label. */
  note?: ReactNode
  /** Why it can't be chosen now, in a sentence. */
  why?: string | undefined
}

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Spreads the options over the whole width. */
  isWide?: boolean
  className?: string
}

const groupLook = variants({
  base: 'max-w-full flex-wrap gap-0.5 rounded-[1.625rem] bg-sunk p-1 text-sm font-bold forced-colors:border',
  variants: { isWide: { true: 'flex', false: 'inline-flex' } },
})

const optionLook = variants({
  base: [
    'min-h-11 rounded-[1.375rem] whitespace-nowrap text-muted transition hover:text-ink disabled:opacity-40 aria-disabled:opacity-40',
    'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-raised dark:aria-pressed:bg-hairline',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
    'forced-colors:aria-pressed:forced-color-adjust-none',
  ],
  variants: { isWide: { true: 'min-w-max flex-1 px-2', false: 'min-w-11 px-4' } },
})

/** One choice of a few. Arrows move, Enter or Space chooses; one is always chosen. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isWide = false,
  className,
}: SegmentedProps<Value>) {
  const refuse = useRefuse()
  const { refusalOf, lines } = useWhyLines(options.map(({ why }) => why))
  const [visited, setVisited] = useState<string>()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const reached = walkRow(event)
    if (reached) setVisited(reached.dataset.value)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of toggle buttons would announce a form. */}
      <div
        role="group"
        aria-label={label}
        onKeyDown={walk}
        onBlur={() => setVisited(undefined)}
        className={groupLook({ isWide, className })}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            data-value={option.value}
            aria-label={option.name}
            aria-pressed={option.value === value}
            tabIndex={option.value === (visited ?? value) ? 0 : -1}
            onClick={() => onValueChange(option.value)}
            className={optionLook({ isWide })}
            {...(option.why !== undefined && refuse(option.why, refusalOf(option.why).whyId))}
          >
            {option.label}
            {option.note !== undefined && <span className="block text-xs font-semibold">{option.note}</span>}
          </button>
        ))}
      </div>
      {lines}
    </>
  )
}
