import ChevronDown from 'virtual:lucide/chevron-down'

interface TasteSelectProps {
  label: string
  name: string
  options: readonly (readonly [number, string])[]
  chosen: number
}

export function TasteSelect({ label, name, options, chosen }: TasteSelectProps) {
  const faultId = `taste-${name}-fault`
  return (
    <label className="col-span-2 block">
      <span className="text-sm font-semibold">{label}</span>
      <span className="relative mt-1 block">
        <select
          name={name}
          defaultValue={chosen}
          aria-describedby={faultId}
          className="min-h-12 w-full appearance-none rounded-field border-[1.5px] border-line bg-surface px-4 pr-12 font-semibold aria-invalid:border-paprika"
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-4 size-5 text-muted" />
      </span>
      <span
        id={faultId}
        data-fault={name}
        className="mt-1 block text-sm font-semibold text-paprika empty:hidden"
      />
    </label>
  )
}
