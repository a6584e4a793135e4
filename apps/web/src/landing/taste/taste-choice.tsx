interface TasteChoiceProps {
  label: string
  name: string
  /** Values and their words. */
  options: readonly (readonly [string, string])[]
  chosen: string
}

/** Two halves of one pill; plain radio buttons underneath. */
export function TasteChoice({ label, name, options, chosen }: TasteChoiceProps) {
  return (
    <fieldset className="min-w-0 max-[22rem]:col-span-2 lg:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 grid grid-cols-2 rounded-full bg-sunk p-1">
        {options.map(([value, words]) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full text-center text-sm font-semibold has-checked:bg-surface has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
