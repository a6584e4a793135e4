import { readingDecimals } from '@butterleaf/domain/weight-tracker/readings/check-readings'
import { type ReactNode, useState } from 'react'
import { NumberStepper } from '#ui/form/number-stepper.tsx'

type ReadingFieldProps = {
  label: string
  unit: string
  value: number | null
  onValueChange: (value: number | null) => void
  step: number
  /** Where minus and plus begin in an empty field. */
  startAt: number
  error: string | undefined
  /** The choice of another unit. */
  children?: ReactNode
}

/** A figure as typed. Its fault is shown once the field has been left: on the way to 95 everyone types 9 first. */
export function ReadingField({ children, error, ...stepper }: ReadingFieldProps) {
  const [isLeft, setLeft] = useState(stepper.value !== null)
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside coming and going */}
      <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
        <NumberStepper {...stepper} decimals={readingDecimals} error={isLeft ? error : undefined} />
      </div>
      {children}
    </div>
  )
}
