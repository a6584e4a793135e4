import ChevronDown from 'virtual:lucide/chevron-down'
import { deficitLimits, netCarbsLimits, proteinLimits } from '@butterleaf/domain/nutrition/person-faults'
import { kgPerPound } from '@butterleaf/domain/nutrition/weight'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import type { StepProps } from './step-props.ts'

type FineTuningProps = StepProps & { hasDeficit: boolean }

/** [VAL-2] The three numbers behind the targets, out of the way of people who don't care. */
export default function FineTuning({ answers, change, hasDeficit }: FineTuningProps) {
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 transition group-open:rotate-180" />
        Fine-tune the numbers
      </summary>
      <div className="mt-3 grid gap-5">
        {hasDeficit && (
          <NumberStepper
            label="Deficit"
            unit="% of what you burn"
            value={answers.deficitPercent}
            onValueChange={(deficitPercent) => change({ deficitPercent })}
            min={deficitLimits.minimum}
            max={deficitLimits.maximum}
            step={0.5}
            decimals={1}
            hint="Smaller is easier to keep."
          />
        )}
        <Protein answers={answers} change={change} />
        <NumberStepper
          label="Net carbs"
          unit="g a day"
          value={answers.netCarbsGrams}
          onValueChange={(netCarbsGrams) => change({ netCarbsGrams })}
          min={netCarbsLimits.minimum}
          max={netCarbsLimits.maximum}
        />
      </div>
    </details>
  )
}

/** In the person's unit of weight, in the steps that there are of a pound. */
function Protein({ answers, change }: StepProps) {
  const { minimum, maximum, step } = proteinLimits
  const isMetric = answers.units === 'metric'
  const pounds = isMetric ? 1 / kgPerPound : 1
  const perUnit = (perPound: number) => Math.round(perPound * pounds * 10) / 10
  const perPound = (perUnit: number) => Math.round((perUnit / pounds) * 10) / 10
  const value = answers.proteinPerLeanPound
  return (
    <NumberStepper
      label="Protein"
      unit={`g per ${isMetric ? 'kg' : 'lb'} of lean mass`}
      value={value === null ? null : perUnit(value)}
      onValueChange={(typed) => change({ proteinPerLeanPound: typed === null ? null : perPound(typed) })}
      min={perUnit(minimum)}
      max={perUnit(maximum)}
      step={step * pounds}
      decimals={1}
      hint="Follows your activity until you change it."
    />
  )
}
