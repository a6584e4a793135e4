import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withGender } from '../answers/answers.ts'
import type { StepProps } from './step-props.ts'

const choices = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const

export function GenderStep({ answers, change }: StepProps) {
  return (
    <ChoiceGroup
      label="Male or female?"
      isLabelHidden
      choices={choices}
      value={answers.gender}
      onValueChange={(gender) => change(withGender(gender))}
    />
  )
}
