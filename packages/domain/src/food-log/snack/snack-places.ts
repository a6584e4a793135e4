import type { IsoDate } from '../../calendar/iso-date.ts'
import type { Day } from '../../meal-plan/template.ts'
import { type Macros, scaleMacros } from '../../nutrition/macros.ts'
import { entriesOn } from '../eaten-day.ts'
import type { LogEntry } from '../log-entry.ts'
import type { SnackRoom } from './snack-room.ts'

/** A day of a plan, seen from today. */
export type DayOnDate = Readonly<{ day: Pick<Day, 'isComplete'>; date: IsoDate; today: IsoDate }>

export function snacksOn(entries: readonly LogEntry[], date: IsoDate): LogEntry[] {
  return entriesOn(entries, date).filter(({ place }) => place.kind === 'snack')
}

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
