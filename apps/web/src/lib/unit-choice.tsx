import type { Unit } from '@butterleaf/domain/nutrition/weight'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { useChangeUnit } from './weight-unit.ts'

/** Short on the screen, in full for a screen reader. */
const options = [
  { value: 'metric', label: 'kg', name: 'Kilograms' },
  { value: 'us', label: 'lbs', name: 'Pounds' },
] as const

interface UnitChoiceProps {
  label: string
  unit: Unit
  className?: string
}

/** The unit in which weights are shown and typed everywhere. */
export function UnitChoice({ label, unit, className = '' }: UnitChoiceProps) {
  const toasts = useToasts()
  const change = useChangeUnit()
  const onError = () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' })
  return (
    <Segmented<Unit>
      label={label}
      className={className}
      options={options}
      value={unit}
      onValueChange={(chosen) => change.mutate(chosen, { onError })}
    />
  )
}
