import type { IsoDate } from '../../calendar/iso-date.ts'
import { extrasTotal, type FoodExtra } from '../../food-log/food-extra.ts'
import { entriesOn, type LogEntry, snacksOn } from '../../food-log/log-entry.ts'
import { type Meal, meals } from '../../meals/meals.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import type { SnackRoom } from '../../onboarding/snack/snack-room.ts'
import { dayTotals, type MacrosPerServing } from '../fit.ts'
import type { Day } from '../template.ts'

export type FoodLog = Readonly<{ entries: readonly LogEntry[]; extras: readonly FoodExtra[] }>

export const emptyLog: FoodLog = { entries: [], extras: [] }

/** A day of a plan, seen from today. */
export type DayOnDate = Readonly<{ day: Pick<Day, 'isComplete'>; date: IsoDate; today: IsoDate }>

/** LIFE-7: each snack that is written down takes a place, however much it is. A day that is over, or complete, has no place left. */
export function openSnackPlaces(
  { places }: Pick<SnackRoom, 'places'>,
  entries: readonly LogEntry[],
  { day, date, today }: DayOnDate,
): number {
  const isOver = day.isComplete || date < today
  return isOver ? 0 : Math.max(0, places - snacksOn(entries, date).length)
}

/** LIFE-7: of a day's whole room what may still be eaten; undefined where the plan keeps none. */
export function openRoomOfDay(
  room: Pick<SnackRoom, 'places'> | undefined,
  whole: Macros | undefined,
  entries: readonly LogEntry[],
  on: DayOnDate,
): Macros | undefined {
  return room && whole && scaleMacros(whole, openSnackPlaces(room, entries, on) / room.places)
}

/** LIFE-2: the meals of a date that something else was eaten instead of. */
export function mealsReplaced(entries: readonly LogEntry[], date: IsoDate): ReadonlySet<Meal> {
  return new Set(
    entriesOn(entries, date).flatMap(({ place }) => (place.kind === 'instead' ? [place.meal] : [])),
  )
}

/** Of those, the ones of which no figures are known: their day can't be judged. */
export function mealsNotCounted(entries: readonly LogEntry[], date: IsoDate): ReadonlySet<Meal> {
  const notCounted = new Set<Meal>()
  const counted = new Set<Meal>()
  for (const { place, source } of entriesOn(entries, date)) {
    if (place.kind === 'instead') (source.kind === 'notCounted' ? notCounted : counted).add(place.meal)
  }
  // In the order a day eats them: entries come in the order of their ids.
  return new Set(meals.filter((meal) => notCounted.has(meal) && !counted.has(meal)))
}

export type DayAsEaten = Readonly<{
  planned: Macros
  /** What the meals that were replaced would have held. */
  replaced: Macros
  logged: Macros
  extras: Macros
  /** planned − replaced + logged + extras */
  eaten: Macros
}>

/** LIFE-3: a day as it was eaten. An entry of `instead` whose meal stands empty or isn't in the plan replaces nothing. */
export function eatenDay(
  day: Pick<Day, 'items'>,
  date: IsoDate,
  macrosOf: MacrosPerServing,
  { entries, extras }: FoodLog,
): DayAsEaten {
  const isReplaced = mealsReplaced(entries, date)
  const planned = dayTotals(day, macrosOf)
  const replaced = dayTotals({ items: day.items.filter(({ meal }) => isReplaced.has(meal)) }, macrosOf)
  const logged = sumOf(entriesOn(entries, date).map(({ figures }) => figures))
  const ofExtras = extrasTotal(extras, date)
  const eaten = addMacros(addMacros(addMacros(planned, scaleMacros(replaced, -1)), logged), ofExtras)
  return { planned, replaced, logged, extras: ofExtras, eaten }
}

export function eatenTotals(
  day: Pick<Day, 'items'>,
  date: IsoDate,
  macrosOf: MacrosPerServing,
  log: FoodLog,
): Macros {
  return eatenDay(day, date, macrosOf, log).eaten
}

function sumOf(figures: readonly Macros[]): Macros {
  return figures.reduce(addMacros, noMacros)
}
