import { ageLimits } from '@butterleaf/domain/nutrition/person-faults'
import { type Unit, weightUnitName } from '@butterleaf/domain/nutrition/weight'
import {
  heightFaults,
  shownCentimeters,
  shownFeetAndInches,
  shownWeight,
  type TypedHeight,
  weightFault,
} from '../answers/typed-body.ts'
import type { StepProps } from './step-props.ts'
import { TypedNumber } from './typed-number.tsx'

const ordinaryAge = 35
const ordinaryWeight = { us: 165, metric: 75 } as const

type AboutStepProps = StepProps & {
  /** SET-4: nothing is said of what is out of range. */
  isSilent?: boolean
}

/** [ONB-6] [VAL-1] */
export default function AboutStep({ answers, change, isSilent = false }: AboutStepProps) {
  const { ageYears, weight } = answers
  const unit = answers.units ?? 'metric'
  const isAgeFine = ageYears === null || (ageYears >= ageLimits.minimum && ageYears <= ageLimits.maximum)
  return (
    <div className="grid gap-5">
      <TypedNumber
        label="Age"
        unit="years"
        value={ageYears}
        onValueChange={(years) => change({ ageYears: years })}
        startAt={ordinaryAge}
        fault={
          isSilent || isAgeFine ? undefined : `Between ${ageLimits.minimum} and ${ageLimits.maximum}, please.`
        }
      />
      <TypedNumber
        key={unit}
        label="Weight"
        unit={weightUnitName[unit]}
        value={shownWeight(weight, unit)}
        onValueChange={(value) => change({ weight: { unit, value } })}
        step={0.1}
        startAt={ordinaryWeight[unit]}
        fault={isSilent ? undefined : weightFault(weight)}
      />
      <HeightFields
        height={answers.height}
        unit={unit}
        onHeightChange={(height) => change({ height })}
        isSilent={isSilent}
      />
    </div>
  )
}

const ordinaryCentimeters = 170
const ordinaryFeet = 5

interface HeightFieldsProps {
  height: TypedHeight
  unit: Unit
  onHeightChange: (height: TypedHeight) => void
  isSilent: boolean
}

function HeightFields({ height, unit, onHeightChange, isSilent }: HeightFieldsProps) {
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
