import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import type { StepProps } from './step-props.ts'

const choices = [
  { value: 'us', label: 'US', note: 'Pounds, feet and inches, cups and ounces' },
  { value: 'metric', label: 'Metric', note: 'Kilograms, centimeters, grams and milliliters' },
] as const

export function UnitStep({ answers, change }: StepProps) {
  return (
    <ChoiceGroup
      label="How do you measure?"
      isLabelHidden
      choices={choices}
      value={answers.units}
      onValueChange={(units) => change({ units })}
    />
  )
}
