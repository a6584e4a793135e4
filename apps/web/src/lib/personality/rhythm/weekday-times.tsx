import ChevronDown from 'virtual:lucide/chevron-down'
import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meal-plan/meals'
import {
  type WeekdayTime,
  weekdayTimeOptions,
  withWeekdayTime,
} from '@butterleaf/domain/onboarding/weekday-minutes'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import type { Answers } from '../answers/answers.ts'
import type { StepProps } from '../steps/step-props.ts'
import { weekdayTimesText } from './weekday-times-text.ts'

type Time = WeekdayTime | 'usual'

const [anyTime, ...limits] = weekdayTimeOptions
const options: readonly { value: Time; label: string }[] = [
  { value: 'usual', label: 'Usual' },
  ...limits.map((value) => ({ value, label: `${value} min` })),
  { value: anyTime, label: 'Any' },
]

/** [LIV-4] A quick Tuesday, a long Sunday: out of the way of people whose days are alike, and told while it is closed. */
export function WeekdayTimes({ answers, change }: StepProps) {
  const { meals } = answers
  const minutes = answers.weekdayMinutes ?? {}
  const eaten = mainMeals.filter((meal) => !meals[meal]?.isSkipped)
  const set = (meal: MainMeal, weekday: Weekday, time: Time) =>
    change({
      weekdayMinutes:
        withWeekdayTime(minutes, { meal, weekday }, time === 'usual' ? undefined : time) ?? null,
    })
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        {weekdayTimesText(minutes, eaten) || 'A quick Tuesday, a long Sunday?'}
      </summary>
      <div className="mt-3 grid gap-3">
        <table className="w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-1.5 md:border-spacing-x-2">
          <caption className="sr-only">How long cooking may take, by weekday and meal</caption>
          <thead>
            <tr className="align-bottom">
              <td className="w-9 md:w-12" />
              {eaten.map((meal) => (
                <th key={meal} scope="col" className="text-xs font-semibold md:text-sm">
                  {mealWords[meal]}
                  <span className="block font-normal text-muted">{usualText(answers, meal)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className="text-left text-sm font-semibold">
                  <span aria-hidden>{weekdayNames[weekday].slice(0, 3)}</span>
                  <span className="sr-only">{weekdayNames[weekday]}</span>
                </th>
                {eaten.map((meal) => (
                  <td key={meal}>
                    <SelectInput<Time>
                      isCompact
                      name={`${mealWords[meal]} on ${weekdayNames[weekday]}`}
                      options={options}
                      value={minutes[meal]?.[weekday] ?? 'usual'}
                      onValueChange={(time) => set(meal, weekday, time)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-pretty text-sm text-muted">
          Prep and cooking together, on the day you cook. A leftover takes no time.
        </p>
      </div>
    </details>
  )
}

function usualText({ meals }: Answers, meal: MainMeal): string {
  const { mostMinutes } = meals[meal] ?? {}
  if (mostMinutes === undefined) return ''
  return mostMinutes === 0 ? 'any time' : `${mostMinutes} min`
}
