import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { eatenDay, entriesOn, type FoodLog, mealsNotCounted } from '@butterleaf/domain/food-log/eaten-day'
import { extrasOn, extrasTotal, type FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { deviationOf } from '@butterleaf/domain/nutrition/deviation'
import {
  addMacros,
  type Macros,
  macroNames,
  noMacros,
  scaleMacros,
  shownMacros,
} from '@butterleaf/domain/nutrition/macros'

export type DayAsEaten = Readonly<{
  planned: DayFit
  /** The same as planned where nothing was written down. */
  eaten: DayFit
  entries: readonly LogEntry[]
  extras: readonly FoodExtra[]
  /** Their figures aren't known, so the day can't be judged. */
  notCounted: ReadonlySet<Meal>
}>

/** LIFE-9: what the server says of the day as planned, less what was replaced, with what was logged. */
export function dayAsEaten(plan: MealPlan, day: Day, date: IsoDate, log: FoodLog): DayAsEaten {
  const planned = fitOfDay(plan, day)
  const entries = entriesOn(log.entries, date)
  const extras = extrasOn(log.extras, date)
  const notCounted = mealsNotCounted(entries, date)
  const counted = planned.besides ?? noMacros
  if (entries.length === 0 && isCounted(extrasTotal(extras, date), counted))
    return { planned, eaten: planned, entries, extras, notCounted }
  const macrosOf = (recipeId: string) => plan.cards[recipeId]?.perServing ?? noMacros
  const { replaced, logged, extras: ofExtras } = eatenDay(day, date, macrosOf, { entries, extras })
  // The server counted extras as it knew them: the device may have others by now.
  const extrasSince = addMacros(ofExtras, scaleMacros(counted, -1))
  const changed = addMacros(addMacros(logged, extrasSince), scaleMacros(replaced, -1))
  const actual = shownMacros(addMacros(planned.actual, changed))
  const deviation = deviationOf(actual, planned.target)
  return {
    planned,
    eaten: { target: planned.target, actual, deviation, inRange: deviation === 0 && notCounted.size === 0 },
    entries,
    extras,
    notCounted,
  }
}

function isCounted(extras: Macros, counted: Macros): boolean {
  const shown = shownMacros(extras)
  return macroNames.every((name) => shown[name] === counted[name])
}
