interface TasteFieldProps {
  label: string
  name: string
  value: number
  className?: string
}

/** A number field for a phone; its fault is shown below. */
export function TasteField({ label, name, value, className = '' }: TasteFieldProps) {
  const faultId = `taste-${name}-fault`
  return (
    <label className={`block ${className}`}>
      <span className="text-sm font-semibold">{label}</span>
      <input
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={faultId}
        className="mt-1 block min-h-12 w-full rounded-field border-[1.5px] border-line bg-surface px-4 font-semibold aria-invalid:border-paprika"
      />
      <span
        id={faultId}
        data-fault={name}
        className="mt-1 block text-sm font-semibold text-paprika empty:hidden"
      />
    </label>
  )
}
