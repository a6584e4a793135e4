import { bodyFatLimits } from '@butterleaf/domain/nutrition/body-fat'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import { Button } from '#ui/action/button.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { questionnaireOf } from '../answers/questionnaire-of.ts'
import type { StepProps } from './step-props.ts'

/** [ONB-9] The estimate until someone says otherwise. */
export default function BodyFatStep({ answers, change }: StepProps) {
  const { minimum, maximum } = bodyFatLimits[answers.gender ?? 'female']
  const percent = personOf(questionnaireOf(answers)).bodyFatPercent ?? minimum
  const isEstimate = answers.bodyFatPercent === null
  const set = (bodyFatPercent: number | null) => change({ bodyFatPercent })
  return (
    <div className="grid gap-6">
      <Slider
        label="Body fat"
        value={percent}
        onValueChange={set}
        min={minimum}
        max={maximum}
        formatValue={(value) => `${value}%`}
      />
      <NumberStepper
        label="Or type it"
        unit="%"
        value={percent}
        onValueChange={set}
        min={minimum}
        max={maximum}
        hint={isEstimate ? 'Estimated from your age, weight and height.' : undefined}
      />
      {!isEstimate && (
        <Button look="quiet" size="sm" className="justify-self-start" onClick={() => set(null)}>
          Back to the estimate
        </Button>
      )}
    </div>
  )
}
