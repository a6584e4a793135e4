import type { IsoDate } from '../../calendar/iso-date.ts'
import { entriesOn } from '../eaten-day.ts'
import type { LogEntry } from '../log-entry.ts'
import type { SnackRoom } from './snack-room.ts'

export function snacksOn(entries: readonly LogEntry[], date: IsoDate): LogEntry[] {
  return entriesOn(entries, date).filter(({ place }) => place.kind === 'snack')
}

/** LIFE-7: each snack of a date takes a place, however much it is. */
export function openSnackPlaces(
  room: Pick<SnackRoom, 'places'> | undefined,
  entries: readonly LogEntry[],
  date: IsoDate,
): number {
  return room ? Math.max(0, room.places - snacksOn(entries, date).length) : 0
}
