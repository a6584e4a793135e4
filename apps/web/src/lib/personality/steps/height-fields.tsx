import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import {
  heightFaults,
  shownCentimeters,
  shownFeetAndInches,
  type TypedHeight,
} from '../answers/typed-body.ts'
import { TypedNumber } from './typed-number.tsx'

const ordinaryCentimeters = 170
const ordinaryFeet = 5

interface HeightFieldsProps {
  height: TypedHeight
  unit: Unit
  onHeightChange: (height: TypedHeight) => void
  isSilent: boolean
}

export function HeightFields({ height, unit, onHeightChange, isSilent }: HeightFieldsProps) {
  const faults = isSilent ? {} : heightFaults(height)
  if (unit === 'metric')
    return (
      <TypedNumber
        label="Height"
        unit="cm"
        value={shownCentimeters(height)}
        onValueChange={(centimeters) => onHeightChange({ unit: 'metric', centimeters })}
        decimals={1}
        startAt={ordinaryCentimeters}
        fault={faults.centimeters}
      />
    )
  const { feet, inches } = shownFeetAndInches(height)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Height</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <TypedNumber
          label="Feet"
          value={feet}
          onValueChange={(value) => onHeightChange({ unit: 'us', feet: value, inches })}
          startAt={ordinaryFeet}
          fault={faults.feet}
        />
        <TypedNumber
          label="Inches"
          value={inches}
          onValueChange={(value) => onHeightChange({ unit: 'us', feet, inches: value })}
          startAt={0}
          fault={faults.inches}
        />
      </div>
    </fieldset>
  )
}
