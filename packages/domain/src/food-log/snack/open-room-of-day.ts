import type { IsoDate } from '../../calendar/iso-date.ts'
import type { Day } from '../../meal-plan/template.ts'
import { type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { LogEntry } from '../log-entry.ts'
import { openSnackPlaces } from './snack-places.ts'
import { snackRoomOf } from './snack-room-of.ts'

type DayOnDate = Readonly<{ day: Pick<Day, 'isComplete'>; date: IsoDate; today: IsoDate }>

/** LIFE-7: a day that is over was eaten with the snacks that were written down, and no others. */
export function isDayOver({ day, date, today }: DayOnDate): boolean {
  return day.isComplete || date < today
}

/** LIFE-7: of a day's room what may still be eaten; undefined where the plan keeps none. */
export function openRoomOfDay(
  answers: Questionnaire,
  entries: readonly LogEntry[],
  on: DayOnDate,
): Macros | undefined {
  const { snackRoom } = answers
  const whole = snackRoomOf(answers)
  if (!snackRoom || !whole) return undefined
  if (isDayOver(on)) return noMacros
  return scaleMacros(whole, openSnackPlaces(snackRoom, entries, on.date) / snackRoom.places)
}
