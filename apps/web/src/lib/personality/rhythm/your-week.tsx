import ChevronDown from 'virtual:lucide/chevron-down'
import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import {
  isUsualShopping,
  type ShoppingDay,
  type ShoppingRhythm,
  shoppingDays,
  usualShopping,
} from '@butterleaf/domain/onboarding/shopping-rhythm'
import {
  type KitchenTimes,
  kitchenTimesOf,
  usualKitchenTimes,
  type WeekdayMinutes,
  type WeekdayTime,
  weekdayTimeOptions,
  withWeekdayTime,
} from '@butterleaf/domain/onboarding/weekday-minutes'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { type Answers, withTimes } from '../answers/answers.ts'
import { limitText } from '../steps/meal-step.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { MeasuredRhythms } from './measured-rhythms.tsx'

/** [LIV-3] [LIV-4] [LIV-5] How often the person cooks, how long on which weekday, and when they shop. */
export default function YourWeek(props: StepProps) {
  return (
    <div className="grid gap-6">
      {props.answers.mode === 'generated' && (
        <>
          <MeasuredRhythms {...props} />
          <div className="grid gap-3">
            <KitchenTimesChoice {...props} />
            <WeekdayTimes {...props} />
          </div>
        </>
      )}
      <ShoppingQuestions {...props} />
    </div>
  )
}

const days = shoppingDays.map((value) => ({
  value,
  label: value === 'first-day-of-week' ? 'Day 1 of each week' : weekdayNames[value],
}))

const times = [
  { value: 1, label: 'Once' },
  { value: 2, label: 'Twice' },
] as const

/** [LIV-5] When the person shops; no dish follows from it. */
function ShoppingQuestions({ answers, change }: StepProps) {
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

const kitchenTimes = ([15, 20, 25, 30, 45, 0] as const).map((value) => ({
  value,
  label: value === 0 ? 'Any' : `${value} min`,
}))

/** [MAP-2] Minutes on weekdays and at weekends, for all meals at once. */
function KitchenTimesChoice({ answers, change }: StepProps) {
  const eaten = mainMeals.filter((meal) => !answers.meals[meal]?.isSkipped)
  const times = kitchenTimesOf(answers.weekdayMinutes ?? {}, eaten)
  const set = (part: Partial<KitchenTimes>) =>
    change(withTimes(answers, { ...(times ?? usualKitchenTimes), ...part }))
  return (
    <>
      <ChoiceGroup
        label="Minutes for a meal, Monday to Friday"
        hint="Prep and cooking together, on the day you cook. A leftover takes no time."
        isRow
        className="[&>div]:grid-cols-3"
        choices={kitchenTimes}
        value={times?.weekdays ?? null}
        onValueChange={(weekdays) => set({ weekdays })}
      />
      <ChoiceGroup
        label="At the weekend"
        hint={
          times
            ? undefined
            : 'Now it’s your own mix, from the answers of each meal and weekday. Choosing sets them all.'
        }
        isRow
        className="[&>div]:grid-cols-3"
        choices={kitchenTimes}
        value={times?.weekend ?? null}
        onValueChange={(weekend) => set({ weekend })}
      />
    </>
  )
}

type Time = WeekdayTime | 'usual'

const [anyTime, ...limits] = weekdayTimeOptions
const options: readonly { value: Time; label: string }[] = [
  { value: 'usual', label: 'Usual' },
  ...limits.map((value) => ({ value, label: `${value} min` })),
  { value: anyTime, label: 'Any' },
]

/** [LIV-4] A quick Tuesday, a long Sunday: out of the way of people whose days are alike, and told while it is closed. */
function WeekdayTimes({ answers, change }: StepProps) {
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
        {(!kitchenTimesOf(minutes, eaten) && weekdayTimesText(minutes, eaten)) ||
          'A quick Tuesday, a long Sunday?'}
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
  return mostMinutes === undefined ? '' : limitText(mostMinutes)
}

/** "Tuesday: dinner 20 min. Sunday: dinner any time." Empty where no weekday differs. */
function weekdayTimesText(minutes: WeekdayMinutes, meals: readonly MainMeal[]): string {
  const days = weekdays.flatMap((weekday) => {
    const said = meals.flatMap((meal) => {
      const most = minutes[meal]?.[weekday]
      return most === undefined ? [] : [`${meal} ${limitText(most)}`]
    })
    return said.length > 0 ? [`${weekdayNames[weekday]}: ${said.join(', ')}.`] : []
  })
  return days.join(' ')
}
