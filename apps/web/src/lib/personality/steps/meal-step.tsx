import type { MainMeal } from '@butterleaf/domain/meal-plan/meals'
import { timeOptions } from '@butterleaf/domain/onboarding/meal-answers'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withBreakfastSkipped, withMeal } from '../answers/answers.ts'
import type { StepProps } from './step-props.ts'

const freshness = [
  { value: 'fresh', label: 'Always fresh', note: 'Cooked on the day it’s eaten' },
  { value: 'some', label: 'Some leftovers', note: 'Two or three days a week' },
  { value: 'mostly', label: 'Mostly leftovers', note: 'Four or five days a week: cook once, eat again' },
] as const

const varieties = [
  { value: 'varied', label: 'Variety' },
  { value: 'mostly-the-same', label: 'Mostly the same' },
] as const

const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const

type MealStepProps = StepProps & { meal: MainMeal }

/** [ONB-7] [VAL-3] Time, fresh or leftovers, and variety of one meal. */
export function MealStep({ meal, answers, change }: MealStepProps) {
  const isSkipped = meal === 'breakfast' && answers.skipsBreakfast
  return (
    <div className="grid gap-6">
      {meal === 'breakfast' && (
        <ChoiceGroup
          label="Do you eat breakfast?"
          isRow
          choices={[
            { value: false, label: 'Yes' },
            { value: true, label: 'Skip it' },
          ]}
          value={answers.skipsBreakfast}
          onValueChange={(skips) => change(withBreakfastSkipped(skips))}
        />
      )}
      {meal === 'lunch' && answers.skipsBreakfast && (
        <ChoiceGroup
          label="Breakfast dishes at lunch, now and then?"
          isRow
          choices={yesOrNo}
          value={answers.takesBreakfastAtLunch}
          onValueChange={(takesBreakfastAtLunch) => change({ takesBreakfastAtLunch })}
        />
      )}
      {!isSkipped && <MealQuestions meal={meal} answers={answers} change={change} />}
    </div>
  )
}

function MealQuestions({ meal, answers, change }: MealStepProps) {
  const { mostMinutes, freshness: chosen, variety } = answers.meals[meal]
  const times = timeOptions[meal].toSorted(longestLast).map((minutes) => ({
    value: minutes,
    label: minutes === 0 ? 'Any time' : `${minutes} min`,
  }))
  return (
    <>
      <ChoiceGroup
        label="Time, prep and cooking together"
        isRow
        choices={times}
        value={mostMinutes}
        onValueChange={(minutes) => change(withMeal(answers, meal, { mostMinutes: minutes }))}
      />
      <ChoiceGroup
        label="Fresh or leftovers"
        choices={freshness}
        value={chosen}
        onValueChange={(value) => change(withMeal(answers, meal, { freshness: value }))}
      />
      <ChoiceGroup
        label="How different"
        isRow
        choices={varieties}
        value={variety}
        onValueChange={(value) => change(withMeal(answers, meal, { variety: value }))}
      />
    </>
  )
}

/** 0 is no limit. */
function longestLast(a: number, b: number): number {
  return (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY)
}
