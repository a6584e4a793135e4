import ChevronDown from 'virtual:lucide/chevron-down'
import type { MainMeal } from '@butterleaf/domain/meals/meals'
import { freshnessOf, timeOptions, withFreshness } from '@butterleaf/domain/onboarding/meal-answers'
import { type KitchenTimes, kitchenTimesOf } from '@butterleaf/domain/onboarding/weekday-minutes'
import { type ReactNode, useState } from 'react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { type Answers, withBreakfastSkipped, withMeal, withMealTime } from '../answers/answers.ts'
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
type FoldedProps = {
  /** MAP-2: what was answered for all meals at once is told in a line that opens. */
  isFolded?: boolean
}

/** [ONB-7] [VAL-3] Time, fresh or leftovers, and variety of one meal. */
export function MealStep({ meal, answers, change, isFolded = false }: MealStepProps & FoldedProps) {
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
        <Folded text={isFolded ? foldedText(answers, meal) : undefined}>
          <MealQuestions meal={meal} answers={answers} change={change} />
        </Folded>
      )}
    </div>
  )
}

/** Open from the start where there is nothing to tell, and once it was opened. */
function Folded({ text, children }: { text: string | undefined; children: ReactNode }) {
  const [told] = useState(text)
  if (told === undefined) return children
  return (
    <details className="group grid gap-6">
      <summary className="grid cursor-pointer list-none gap-1 rounded-card border border-hairline p-4 [&::-webkit-details-marker]:hidden">
        <span className="text-pretty">{text ?? told}</span>
        <span className="flex min-h-11 items-center gap-2 font-semibold text-leaf">
          <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
          Something else for this meal
        </span>
      </summary>
      <div className="mt-6 grid gap-6">{children}</div>
    </details>
  )
}

/** "As you said: some leftovers, variety." Undefined while something isn't answered. */
function foldedText(answers: Answers, meal: MainMeal): string | undefined {
  const own = answers.meals[meal] ?? {}
  const fresh = freshness.find(({ value }) => value === freshnessOf(own))
  const variety = varieties.find(({ value }) => value === own.variety)
  if (!fresh || !variety || own.mostMinutes === undefined) return undefined
  const times = kitchenTimesOf(answers.weekdayMinutes ?? {}, [meal])
  const time = times ? timesText(times) : limitText(own.mostMinutes)
  return `As you said: ${fresh.label.toLowerCase()}, ${variety.label.toLowerCase()}, ${time}.`
}

function timesText({ weekdays, weekend }: KitchenTimes): string {
  return `${limitText(weekdays)} from Monday to Friday, ${limitText(weekend)} at the weekend`
}

/** "25 min", "any time" */
export function limitText(minutes: number): string {
  return minutes === 0 ? 'any time' : `${minutes} min`
}

function MealQuestions({ meal, answers, change }: MealStepProps) {
  const own = answers.meals[meal] ?? {}
  const shared = kitchenTimesOf(answers.weekdayMinutes ?? {}, [meal])
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
        value={shared ? null : (own.mostMinutes ?? null)}
        hint={shared && `Now ${timesText(shared)}, as you said for all meals.`}
        onValueChange={(minutes) => change(withMealTime(answers, meal, minutes))}
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
