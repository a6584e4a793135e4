import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withMode } from '../answers/answers.ts'
import type { StepProps } from './step-props.ts'

const choices = [
  {
    value: 'generated',
    label: 'We customize your plan',
    note: 'All 28 days filled and fitted to your targets. Swap whatever you like.',
  },
  {
    value: 'own',
    label: 'Build my own plan',
    note: 'You choose the dishes day by day; we suggest, scale and count.',
  },
] as const

/** [ONB-2] */
export function ModeStep({ answers, change }: StepProps) {
  return (
    <ChoiceGroup
      label="Which would you prefer?"
      isLabelHidden
      choices={choices}
      value={answers.mode}
      onValueChange={(mode) => change(withMode(answers, mode))}
    />
  )
}
