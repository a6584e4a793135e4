import Check from 'virtual:lucide/check'
import { type ReactNode, useId } from 'react'
import { variants } from '../variants.ts'
import { useIsMissing } from './missing.ts'
import { MissingLine } from './missing-line.tsx'

export type ToggleChip<Value> = { value: Value; label: ReactNode }

type ToggleChipsProps<Value> = {
  label: ReactNode
  chips: readonly ToggleChip<Value>[]
  /** The chosen values. */
  values: readonly Value[]
  onToggle: (value: Value, isOn: boolean) => void
  /** At least one has to be chosen. */
  isRequired?: boolean
  /** One row that scrolls sideways, its label for screen readers alone. */
  isRow?: boolean
  className?: string
}

const chipLook = variants({
  base: [
    'relative inline-flex min-h-11 cursor-pointer select-none items-center gap-1.5 rounded-full border-[1.5px] border-line bg-surface px-4 py-1.5 font-semibold transition',
    'hover:border-ink has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'forced-colors:has-checked:outline-2',
  ],
})

const rowLook =
  '-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 whitespace-nowrap [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0 *:shrink-0'

/** Any number of some short words; a tick marks the chosen ones, not color alone. */
export function ToggleChips<Value extends string | number>({
  label,
  chips,
  values,
  onToggle,
  isRequired = false,
  isRow = false,
  className = '',
}: ToggleChipsProps<Value>) {
  const id = useId()
  const isMissing = useIsMissing(isRequired && values.length === 0)
  return (
    <fieldset
      aria-describedby={isMissing ? id : undefined}
      data-missing={isMissing || undefined}
      className={`min-w-0 ${className}`}
    >
      <legend className={isRow ? 'sr-only' : 'mb-3 font-semibold'}>{label}</legend>
      <div className={isRow ? rowLook : 'flex flex-wrap gap-2'}>
        {chips.map((chip) => {
          const isOn = values.includes(chip.value)
          return (
            <label key={chip.value} className={chipLook()}>
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => onToggle(chip.value, !isOn)}
                className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
              />
              {isOn && <Check aria-hidden className="-ml-1 size-4" />}
              {chip.label}
            </label>
          )
        })}
      </div>
      {isMissing && <MissingLine id={id} />}
    </fieldset>
  )
}
