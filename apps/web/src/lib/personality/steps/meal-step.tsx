import type { MainMeal } from '@butterleaf/domain/meals/meals'
import { freshnessOf, timeOptions, withFreshness } from '@butterleaf/domain/onboarding/meal-answers'
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
  const { breakfast, lunch } = answers.meals
  const skipsBreakfast = breakfast?.isSkipped ?? false
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
          value={skipsBreakfast}
          onValueChange={(skips) => change(withBreakfastSkipped(answers, skips))}
        />
      )}
      {meal === 'lunch' && skipsBreakfast && (
        <ChoiceGroup
          label="Breakfast dishes at lunch, now and then?"
          isRow
          choices={yesOrNo}
          value={lunch?.takenFrom?.includes('breakfast') ?? false}
          onValueChange={(isTaken) =>
            change(withMeal(answers, 'lunch', { takenFrom: isTaken ? ['breakfast'] : [] }))
          }
        />
      )}
      {!(meal === 'breakfast' && skipsBreakfast) && (
        <MealQuestions meal={meal} answers={answers} change={change} />
      )}
    </div>
  )
}

function MealQuestions({ meal, answers, change }: MealStepProps) {
  const own = answers.meals[meal] ?? {}
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
        value={own.mostMinutes ?? null}
        onValueChange={(minutes) => change(withMeal(answers, meal, { mostMinutes: minutes }))}
      />
      <ChoiceGroup
        label="Fresh or leftovers"
        choices={freshness}
        value={freshnessOf(own) ?? null}
        onValueChange={(value) => change(withMeal(answers, meal, withFreshness(value)))}
      />
      <ChoiceGroup
        label="How different"
        isRow
        choices={varieties}
        value={own.variety ?? null}
        onValueChange={(value) => change(withMeal(answers, meal, { variety: value }))}
      />
    </>
  )
}

/** 0 is no limit. */
function longestLast(a: number, b: number): number {
  return (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY)
}
