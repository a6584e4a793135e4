import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withDessert } from '../answers/answers.ts'
import type { StepProps } from './step-props.ts'

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
