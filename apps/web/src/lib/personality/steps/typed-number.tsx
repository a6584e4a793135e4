import { useState } from 'react'
import { NumberStepper } from '#ui/form/number-stepper.tsx'

interface TypedNumberProps {
  label: string
  unit?: string
  value: number | null
  onValueChange: (value: number | null) => void
  step?: number
  /** Digits typing may have after the point; those of the step by default. */
  decimals?: number
  /** Where plus and minus begin in an empty field. */
  startAt: number
  fault?: string | undefined
}

/** A number as typed: out of range it is named once the field is left, and never pulled into range. */
export function TypedNumber({
  label,
  unit,
  value,
  onValueChange,
  step = 1,
  decimals,
  startAt,
  fault,
}: TypedNumberProps) {
  const [isLeft, setLeft] = useState(false)
  // The first press on an empty field gives 0.
  const report = (next: number | null) => onValueChange(value === null && next === 0 ? startAt : next)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside coming and going
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <NumberStepper
        label={label}
        unit={unit}
        value={value}
        onValueChange={report}
        step={step}
        decimals={decimals}
        error={isLeft && value !== null ? fault : undefined}
        isRequired
      />
    </div>
  )
}
