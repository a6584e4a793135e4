import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import {
  isUsualShopping,
  type ShoppingDay,
  type ShoppingRhythm,
  shoppingDays,
  usualShopping,
} from '@butterleaf/domain/onboarding/shopping-rhythm'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import type { StepProps } from '../steps/step-props.ts'

const days = shoppingDays.map((value) => ({
  value,
  label: value === 'first-day-of-week' ? 'Day 1 of each week' : weekdayNames[value],
}))

const times = [
  { value: 1, label: 'Once' },
  { value: 2, label: 'Twice' },
] as const

/** [LIV-5] When the person shops; no dish follows from it. */
export function ShoppingQuestions({ answers, change }: StepProps) {
  const shopping = answers.shopping ?? usualShopping
  // The default is not an answer: it follows what the default is later.
  const set = (part: Partial<ShoppingRhythm>) => {
    const next = { ...shopping, ...part }
    change({ shopping: isUsualShopping(next) ? null : next })
  }
  return (
    <div className="grid gap-5">
      <Field label="When do you shop?" hint="Your lists follow the day. What you eat stays the same.">
        <SelectInput<ShoppingDay> options={days} value={shopping.day} onValueChange={(day) => set({ day })} />
      </Field>
      <ChoiceGroup
        label="How often a week?"
        hint="Twice: each list has two parts, and the second shop is three days after the first."
        isRow
        choices={times}
        value={shopping.timesAWeek}
        onValueChange={(timesAWeek) => set({ timesAWeek })}
      />
    </div>
  )
}
