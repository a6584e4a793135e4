import type { IsoDate } from '../../calendar/iso-date.ts'
import { extrasOn, extrasTotal, type FoodExtra } from '../../food-log/food-extra.ts'
import type { LogEntry } from '../../food-log/log-entry.ts'
import { entriesOn } from '../../food-log/log-entry.ts'
import { sumOfBesides } from '../../food-log/sum-of-besides.ts'
import type { Meal } from '../../meals/meals.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import {
  addMacros,
  type Macros,
  macroNames,
  noMacros,
  scaleMacros,
  shownMacros,
} from '../../nutrition/macros.ts'
import { eatenDay, type FoodLog, mealsNotCounted, openRoomOfDay } from '../eating/eaten-day.ts'
import type { DayFit } from '../fit.ts'
import type { Day } from '../template.ts'
import type { MealPlan } from './meal-plan.ts'
import { fitOfDay } from './plan-fit.ts'

type Dates = Readonly<{ date: IsoDate; today: IsoDate }>

export type DayFitAsEaten = Readonly<{
  planned: DayFit
  /** The same as planned where nothing was written down. */
  eaten: DayFit
  /** As eaten; undefined where a meal isn't counted, so that nothing can be said. */
  inRange: boolean | undefined
  entries: readonly LogEntry[]
  extras: readonly FoodExtra[]
  notCounted: ReadonlySet<Meal>
}>

/**
 * LIFE-9: what the server says of the day as planned, less what was replaced, with what was logged. Of the room for snacks what is still
 * open counts (LIFE-7).
 */
export function dayAsEaten(plan: MealPlan, day: Day, { date, today }: Dates, log: FoodLog): DayFitAsEaten {
  const planned = fitOfDay(plan, day)
  const entries = entriesOn(log.entries, date)
  const extras = extrasOn(log.extras, date)
  const notCounted = mealsNotCounted(entries, date)
  const counted = sumOfBesides(planned) ?? noMacros
  const on = { day, date, today }
  const room = openRoomOfDay(plan.answers.snackRoom, planned.snackRoom, entries, on) ?? noMacros
  if (entries.length === 0 && isCounted(addMacros(extrasTotal(extras, date), room), counted))
    return { planned, eaten: planned, inRange: planned.inRange, entries, extras, notCounted }
  const macrosOf = (recipeId: string) => plan.cards[recipeId]?.perServing ?? noMacros
  const { replaced, logged, extras: ofExtras } = eatenDay(day, date, macrosOf, { entries, extras })
  // The server counted extras as it knew them: the device may have others by now.
  const besidesSince = addMacros(addMacros(ofExtras, room), scaleMacros(counted, -1))
  const changed = addMacros(addMacros(logged, besidesSince), scaleMacros(replaced, -1))
  const actual = shownMacros(addMacros(planned.actual, changed))
  const deviation = deviationOf(actual, planned.target)
  const inRange = notCounted.size > 0 ? undefined : deviation === 0
  return {
    planned,
    eaten: {
      target: planned.target,
      actual,
      deviation,
      inRange: inRange === true,
      ...(room.calories > 0 && { snackRoom: shownMacros(room) }),
    },
    inRange,
    entries,
    extras,
    notCounted,
  }
}

function isCounted(besides: Macros, counted: Macros): boolean {
  const shown = shownMacros(besides)
  const before = shownMacros(counted)
  return macroNames.every((name) => shown[name] === before[name])
}
