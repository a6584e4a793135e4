import { formatInUnit, type Unit, weightUnitName } from '@butterleaf/domain/nutrition/weight'
import type { EntryCheck } from '@butterleaf/domain/weight-tracker/change-log'
import type { DayCheck } from '@butterleaf/domain/weight-tracker/readings/check-readings'
import { useRef, useState } from 'react'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { Button } from '#ui/action/button.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'

interface WeightFieldProps {
  label: string
  unit: Unit
  value: number | null
  onValueChange: (value: number | null) => void
  /** The step of minus and plus; a typed value may have two decimals all the same. */
  step: number
  /** Where minus and plus begin in an empty field. */
  startAt?: number | undefined
  error?: string | undefined
  /** The nearest that would be taken, for a fault that has one. */
  nearest?: number | undefined
}

const typedDecimals = 2

/**
 * A weight as typed. Out of range it gets a fault and isn't clamped, since 8.2 was meant to be 82 and not 22. The fault is
 * shown once the field has been left; on the way to 82 everyone types 8 first.
 */
export function WeightField({
  label,
  unit,
  value,
  onValueChange,
  step,
  startAt,
  error,
  nearest,
}: WeightFieldProps) {
  const [isLeft, setLeft] = useState(false)
  const fault = isLeft && value !== null ? error : undefined
  const field = useRef<HTMLDivElement>(null)
  const takeNearest = () => {
    onValueChange(nearest ?? value)
    // The button goes with the fault.
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div className="grid justify-items-start gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside coming and going */}
      <div ref={field} className="w-full" onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
        <NumberStepper
          label={label}
          unit={weightUnitName[unit]}
          value={value}
          onValueChange={onValueChange}
          step={step}
          decimals={typedDecimals}
          startAt={startAt}
          error={fault}
          isRequired
        />
      </div>
      {fault && nearest !== undefined && (
        <Button look="quiet" onClick={takeNearest}>
          Use {formatInUnit(nearest, unit)}
        </Button>
      )}
    </div>
  )
}

/** The fault to show at each field: the domain's while typing, or the server's after saving. */
export function entryFaults(check: EntryCheck | DayCheck, saveError: unknown): Record<string, string> {
  const found = check.ok ? [] : check.faults.map((fault) => [fault.field, fault.message])
  const atServer = Object.entries(fieldErrors(saveError)).map(([field, message]) => [
    field.replace(/^readings\.(\w+).*/, '$1'),
    message,
  ])
  return { ...Object.fromEntries(found), ...Object.fromEntries(atServer) }
}
