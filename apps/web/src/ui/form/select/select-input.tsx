import ChevronDown from 'virtual:lucide/chevron-down'
import { useFieldControl } from '../field-context.ts'
import { inputLook } from '../input-look.ts'

export type SelectOption<Value> = { value: Value; label: string }

interface SelectInputProps<Value> {
  options: readonly SelectOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Where no Field is around it. */
  name?: string
  /** For a cell of a table: the arrow goes where there is no room for it. */
  isCompact?: boolean
}

const looks = {
  wide: 'min-h-14 pr-12 pl-4',
  compact: 'min-h-11 px-0.5 text-center md:px-8',
}

/** The browser's own list of options. Inside a Field it has the Field's label. */
export function SelectInput<Value extends string | number>({
  options,
  value,
  onValueChange,
  name,
  isCompact = false,
}: SelectInputProps<Value>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        aria-label={name}
        value={String(value)}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex]
          if (chosen) onValueChange(chosen.value)
        }}
        className={inputLook({
          className: `appearance-none text-base font-semibold ${isCompact ? looks.compact : looks.wide}`,
        })}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute inset-y-0 my-auto text-muted ${isCompact ? 'right-2 size-4 max-md:hidden' : 'right-4 size-5'}`}
      />
    </span>
  )
}
