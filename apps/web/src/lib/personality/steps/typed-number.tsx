import { use, useState } from 'react'
import { ShowMissing } from '#ui/form/missing.ts'
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
  isRequired?: boolean
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
  isRequired = true,
}: TypedNumberProps) {
  const [isLeft, setLeft] = useState(false)
  const isNamed = use(ShowMissing) || isLeft
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside coming and going
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <NumberStepper
        label={label}
        unit={unit}
        value={value}
        onValueChange={onValueChange}
        startAt={startAt}
        step={step}
        decimals={decimals}
        error={isNamed && value !== null ? fault : undefined}
        isRequired={isRequired}
      />
    </div>
  )
}
