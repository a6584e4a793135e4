import {
  type BodyReadings,
  glucoseUnits,
  type ReadingsChange,
  urineKetones,
  waistUnits,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { checkReadings, readingDecimals } from '@butterleaf/domain/weight-tracker/readings/check-readings'
import {
  glucoseIn,
  type ReadingUnits,
  waistIn,
} from '@butterleaf/domain/weight-tracker/readings/reading-units'
import { type ReactNode, useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { chooseReadingUnit, urineNames } from './reading-view.ts'

type ReadingsFieldsProps = {
  /** What is stored, with what was typed. */
  readings: BodyReadings
  units: ReadingUnits
  faults: Readonly<Record<string, string>>
  onChange: (change: ReadingsChange) => void
}

const options = <Unit extends string>(units: readonly Unit[]) =>
  units.map((unit) => ({ value: unit, label: unit }))
const urineOptions = [
  { value: '', label: 'Not read' } as const,
  ...urineKetones.map((word) => ({ value: word, label: urineNames[word] })),
]

/** LIFE-6: what a person may log beside the weight. */
export default function ReadingsFields({ readings, units, faults, onChange }: ReadingsFieldsProps) {
  const { bloodKetones, breathKetones } = readings
  return (
    <div className="grid gap-5 pt-2">
      <ReadingField
        label="Blood ketones"
        unit="mmol/L"
        value={bloodKetones}
        onValueChange={(value) => onChange({ bloodKetones: value })}
        step={0.1}
        startAt={0.5}
        error={faults.bloodKetones}
      />
      <ReadingField
        label="Breath ketones"
        unit="ppm"
        value={breathKetones}
        onValueChange={(value) => onChange({ breathKetones: value })}
        step={1}
        startAt={5}
        error={faults.breathKetones}
      />
      <Field label="Urine ketones">
        <SelectInput
          options={urineOptions}
          value={readings.urineKetones ?? ''}
          onValueChange={(word) => onChange({ urineKetones: word === '' ? null : word })}
        />
      </Field>
      <GlucoseField {...{ readings, units, faults, onChange }} />
      <WaistField {...{ readings, units, faults, onChange }} />
    </div>
  )
}

function GlucoseField({ readings: { glucose }, units, faults, onChange }: ReadingsFieldsProps) {
  const choose = (unit: ReadingUnits['glucose']) => {
    // Beyond the limits, the figure was meant in the other unit.
    if (glucose && checkReadings({ glucose }).length > 0) onChange({ glucose: { ...glucose, unit } })
    chooseReadingUnit({ glucose: unit })
  }
  const isMetric = units.glucose === 'mmol/L'
  return (
    <ReadingField
      label="Glucose"
      unit={units.glucose}
      value={glucose && glucoseIn(glucose, units.glucose)}
      onValueChange={(value) => onChange({ glucose: value === null ? null : { value, unit: units.glucose } })}
      step={isMetric ? 0.1 : 1}
      startAt={isMetric ? 5 : 90}
      error={faults.glucose}
    >
      <Segmented
        label="Unit of glucose"
        className="justify-self-start"
        options={options(glucoseUnits)}
        value={units.glucose}
        onValueChange={choose}
      />
    </ReadingField>
  )
}

function WaistField({ readings: { waist }, units, faults, onChange }: ReadingsFieldsProps) {
  const choose = (unit: ReadingUnits['waist']) => {
    if (waist && checkReadings({ waist }).length > 0) onChange({ waist: { ...waist, unit } })
    chooseReadingUnit({ waist: unit })
  }
  return (
    <ReadingField
      label="Waist"
      unit={units.waist}
      value={waist && waistIn(waist, units.waist)}
      onValueChange={(value) => onChange({ waist: value === null ? null : { value, unit: units.waist } })}
      step={units.waist === 'cm' ? 0.5 : 0.25}
      startAt={units.waist === 'cm' ? 90 : 35}
      error={faults.waist}
    >
      <Segmented
        label="Unit of the waist"
        className="justify-self-start"
        options={options(waistUnits)}
        value={units.waist}
        onValueChange={choose}
      />
    </ReadingField>
  )
}

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
function ReadingField({ children, error, ...stepper }: ReadingFieldProps) {
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
