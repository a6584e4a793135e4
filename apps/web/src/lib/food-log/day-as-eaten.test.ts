import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { coffee, foodExtra, logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { addMacros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dayAsEaten } from './day-as-eaten.ts'

const alone = decodePlan(buildPlan({ weeks: ['rrrrrrr'] }))!
const [day] = alone.template.weeks[0]!.days
const date = alone.template.startDate
const everyDay = foodExtra({ weekdays, from: date })
const { fit } = alone.certified[day!.id]!

/** As the server shows it with extras. */
const counted: MealPlan = {
  ...alone,
  certified: {
    ...alone.certified,
    [day!.id]: { day: day!, fit: { ...fit, actual: addMacros(fit.actual, coffee), besides: coffee } },
  },
}
const eatenOf = (plan: MealPlan, ...extras: (typeof everyDay)[]) =>
  dayAsEaten(plan, day!, date, { entries: [], extras })

it('[LIFE-4] extras that the server counted are counted once, and the day is as planned', () => {
  const { planned, eaten } = eatenOf(counted, everyDay)
  expect(eaten).toBe(planned)
  const snack = logEntry({ date, place: { kind: 'snack' } })
  const log = { entries: [snack], extras: [everyDay] }
  expect(dayAsEaten(counted, day!, date, log).eaten.actual).toEqual(
    shownMacros(addMacros(planned.actual, snack.figures)),
  )
})

it('[LIFE-4] extras that were added or taken away here without a network count at once', () => {
  expect(eatenOf(counted).eaten.actual).toEqual(shownMacros(fit.actual))
  expect(eatenOf(alone, everyDay).eaten.actual).toEqual(shownMacros(addMacros(fit.actual, coffee)))
})
