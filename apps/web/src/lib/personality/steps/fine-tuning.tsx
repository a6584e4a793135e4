import ChevronDown from 'virtual:lucide/chevron-down'
import { deficitLimits, netCarbsLimits, proteinLimits } from '@butterleaf/domain/nutrition/person-faults'
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
        <NumberStepper
          label="Protein"
          unit="g per lb of lean mass"
          value={answers.proteinPerLeanPound}
          onValueChange={(proteinPerLeanPound) => change({ proteinPerLeanPound })}
          min={proteinLimits.minimum}
          max={proteinLimits.maximum}
          step={proteinLimits.step}
          hint="Follows your activity until you change it."
        />
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
