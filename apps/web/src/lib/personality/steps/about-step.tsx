import { ageLimits } from '@butterleaf/domain/nutrition/person-faults'
import { weightUnitName } from '@butterleaf/domain/weight-tracker/weight'
import { shownWeight, weightFault } from '../answers/typed-body.ts'
import { HeightFields } from './height-fields.tsx'
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
