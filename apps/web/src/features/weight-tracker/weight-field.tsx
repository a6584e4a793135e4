import { type Unit, weightUnitName } from '@butterleaf/domain/weight-tracker/weight'
import { useState } from 'react'
import { NumberStepper } from '#ui/form/number-stepper.tsx'

interface WeightFieldProps {
  label: string
  unit: Unit
  value: number | null
  onValueChange: (value: number | null) => void
  /** The step of minus and plus; a typed value may have two decimals all the same. */
  step: number
  error?: string | undefined
}

const typedDecimals = 2

/**
 * A weight as typed. Out of range it gets a fault and isn't clamped, since 8.2 was meant to be 82 and not 22. The fault is
 * shown once the field has been left; on the way to 82 everyone types 8 first.
 */
export function WeightField({ label, unit, value, onValueChange, step, error }: WeightFieldProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside coming and going
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <NumberStepper
        label={label}
        unit={weightUnitName[unit]}
        value={value}
        onValueChange={onValueChange}
        step={step}
        decimals={typedDecimals}
        error={isLeft && value !== null ? error : undefined}
        isRequired
      />
    </div>
  )
}
