import Check from 'virtual:lucide/check'
import { type ReactNode, useId } from 'react'
import { variants } from '../variants.ts'
import { useIsMissing } from './missing.ts'
import { MissingLine } from './missing-line.tsx'

export type Choice<Value> = {
  value: Value
  label: ReactNode
  /** One line under the label. */
  note?: ReactNode
}

type ChoiceGroupProps<Value> = {
  /** The question. */
  label: ReactNode
  choices: readonly Choice<Value>[]
  /** Null: nothing chosen yet. */
  value: Value | null
  onValueChange: (value: Value) => void
  hint?: ReactNode
  /** Where a heading nearby asks the same. */
  isLabelHidden?: boolean
  /** Short answers side by side, as many as fit; else one below the other. */
  isRow?: boolean
  className?: string
}

const listLook = variants({
  base: 'grid gap-3',
  variants: { isRow: { true: 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]' } },
})

const cardLook = variants({
  base: [
    'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-field border-[1.5px] border-line bg-surface px-4 py-3 transition',
    'hover:border-ink has-checked:border-leaf has-checked:bg-[color-mix(in_oklab,var(--leaf)_12%,var(--surface))]',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:outline-2',
  ],
  variants: { isRow: { true: 'justify-center px-2! text-center' } },
})

/** A question with a few longer answers: real radio buttons, so arrow keys move and choose. */
export function ChoiceGroup<Value extends string | number | boolean>({
  label,
  choices,
  value,
  onValueChange,
  hint,
  isLabelHidden = false,
  isRow = false,
  className = '',
}: ChoiceGroupProps<Value>) {
  const id = useId()
  const isMissing = useIsMissing(value === null)
  const describedBy = [isMissing && `${id}-missing`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      data-missing={isMissing || undefined}
      className={`min-w-0 ${className}`}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-3 font-semibold'}>{label}</legend>
      <div className={listLook({ isRow })}>
        {choices.map((choice) => (
          <label key={String(choice.value)} className={cardLook({ isRow })}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              aria-describedby={choice.note ? `${id}-${choice.value}` : undefined}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            {isRow ? <CornerTick /> : <Dot />}
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              {choice.note && (
                <span
                  id={`${id}-${choice.value}`}
                  aria-hidden
                  className="block text-pretty text-sm text-muted"
                >
                  {choice.note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {isMissing && <MissingLine id={`${id}-missing`} />}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function Dot() {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface text-transparent peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-on-leaf"
    >
      <span className="size-2.5 rounded-full bg-current" />
    </span>
  )
}

/** Where there is no room for a dot; color alone would tell nothing. */
function CornerTick() {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 -right-1.5 hidden size-6 place-items-center rounded-full bg-leaf text-on-leaf peer-checked:grid"
    >
      <Check className="size-4" strokeWidth={3} />
    </span>
  )
}
