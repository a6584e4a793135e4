import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { coffee, foodExtra, logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { dayAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { addMacros, scaleMacros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import { snackRoomOf } from '@butterleaf/domain/onboarding/snack/snack-room-of'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'

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
  dayAsEaten(plan, day!, { date, today: date }, { entries: [], extras })

it('[LIFE-4] extras that the server counted are counted once, and the day is as planned', () => {
  const { planned, eaten } = eatenOf(counted, everyDay)
  expect(eaten).toBe(planned)
  const snack = logEntry({ date, place: { kind: 'snack' } })
  const log = { entries: [snack], extras: [everyDay] }
  expect(dayAsEaten(counted, day!, { date, today: date }, log).eaten.actual).toEqual(
    shownMacros(addMacros(planned.actual, snack.figures)),
  )
})

it('[LIFE-4] extras that were added or taken away here without a network count at once', () => {
  expect(eatenOf(counted).eaten.actual).toEqual(shownMacros(fit.actual))
  expect(eatenOf(alone, everyDay).eaten.actual).toEqual(shownMacros(addMacros(fit.actual, coffee)))
})

const snackRoom = { places: 2, calories: 150, netCarbs: 3 }
const answers = { ...alone.answers, snackRoom }
const room = snackRoomOf(answers)!
/** As the server shows it with room for two snacks. */
const roomy: MealPlan = {
  ...alone,
  answers,
  certified: {
    ...alone.certified,
    [day!.id]: {
      day: day!,
      fit: { ...fit, actual: shownMacros(addMacros(fit.actual, room)), snackRoom: shownMacros(room) },
    },
  },
}
const snack = logEntry({ date, place: { kind: 'snack' } })
const after = (today: IsoDate, entries = [snack], isComplete = false) =>
  dayAsEaten(roomy, { ...day!, isComplete }, { date, today }, { entries, extras: [] })

it('[LIFE-7] room for snacks counts while the day goes on, and a snack takes a place of it', () => {
  const open = after(date, [])
  expect(open.eaten).toBe(open.planned)
  const { eaten } = after(date)
  expect(eaten.snackRoom).toEqual(shownMacros(scaleMacros(room, 1 / 2)))
  expect(eaten.actual.calories).toBe(fit.actual.calories + 150 + snack.figures.calories)
})

it('[LIFE-7] [LIFE-9] a day that is over, or complete, is judged by what was eaten', () => {
  for (const over of [after(addDays(date, 1)), after(date, [snack], true)]) {
    expect(over.eaten.snackRoom).toBeUndefined()
    expect(over.eaten.actual.calories).toBe(fit.actual.calories + snack.figures.calories)
  }
  expect(after(addDays(date, 1), []).eaten.actual).toEqual(shownMacros(fit.actual))
})
