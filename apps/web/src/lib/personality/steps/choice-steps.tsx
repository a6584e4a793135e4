import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withDessert, withGender, withMode } from '../answers/answers.ts'
import type { StepProps } from './step-props.ts'

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const

export function GenderStep({ answers, change }: StepProps) {
  return (
    <ChoiceGroup
      label="Male or female?"
      isLabelHidden
      choices={genders}
      value={answers.gender}
      onValueChange={(gender) => change(withGender(gender))}
    />
  )
}

const unitSystems = [
  { value: 'us', label: 'US', note: 'Pounds, feet and inches, cups and ounces' },
  { value: 'metric', label: 'Metric', note: 'Kilograms, centimeters, grams and milliliters' },
] as const

export function UnitStep({ answers, change }: StepProps) {
  return (
    <ChoiceGroup
      label="How do you measure?"
      isLabelHidden
      choices={unitSystems}
      value={answers.units}
      onValueChange={(units) => change({ units })}
    />
  )
}

const modes = [
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
      choices={modes}
      value={answers.mode}
      onValueChange={(mode) => change(withMode(answers, mode))}
    />
  )
}

const desserts = [
  { value: true, label: 'Yes', note: 'One or two a week' },
  { value: false, label: 'No', note: 'Main meals only' },
] as const

const budgets = [
  { value: true, label: 'Keep it affordable', note: 'Prefer dishes made of cheaper foods' },
  { value: false, label: 'No preference', note: 'Whatever fits best' },
] as const

/** [ONB-8] A person who goes without dessert is asked about the budget. */
export function DessertStep({ answers, change }: StepProps) {
  const isWanted = answers.meals.dessert?.isWanted
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label="Would you like dessert?"
        choices={desserts}
        value={isWanted ?? null}
        onValueChange={(isWantedNow) => change(withDessert(answers, isWantedNow))}
      />
      {isWanted === false && (
        <ChoiceGroup
          label="And the budget?"
          choices={budgets}
          value={answers.prefersCheap ?? false}
          onValueChange={(prefersCheap) => change({ prefersCheap })}
        />
      )}
    </div>
  )
}
