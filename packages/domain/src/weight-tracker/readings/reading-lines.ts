import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { type GraphPeriod, graphPeriods } from '../graph.ts'
import { type DayReadings, type ReadingKind, readingKinds, urineKetones } from './body-readings.ts'
import { glucoseIn, type ReadingUnits, waistIn } from './reading-units.ts'

/** One kind over time, in the unit it is shown in; urine as the index of its word. */
export type ReadingLine = Readonly<{
  kind: ReadingKind
  points: readonly Readonly<{ date: IsoDate; value: number }>[]
}>

/** The kinds that were ever logged, in one order. */
export function loggedKinds(readings: readonly DayReadings[]): ReadingKind[] {
  return readingKinds.filter((kind) => readings.some((day) => day[kind] !== null))
}

/** LIFE-6: what was read in a period, oldest first; a kind without a reading in it has no points. */
export function readingLine(
  readings: readonly DayReadings[],
  kind: ReadingKind,
  { from, units }: { from: IsoDate | undefined; units: ReadingUnits },
): ReadingLine {
  const points = readings
    .filter(({ date }) => from === undefined || date >= from)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((day) => {
      const value = levelOf(day, kind, units)
      return value === null ? [] : [{ date: day.date, value }]
    })
  return { kind, points }
}

/** The first day of a period that ends today; undefined where it shows all. */
export function firstDayOf(period: GraphPeriod, today: IsoDate): IsoDate | undefined {
  const days = graphPeriods.find((one) => one.period === period)?.days
  return days === undefined ? undefined : addDays(today, 1 - days)
}

function levelOf(day: DayReadings, kind: ReadingKind, units: ReadingUnits): number | null {
  switch (kind) {
    case 'bloodKetones':
    case 'breathKetones':
      return day[kind]
    case 'urineKetones':
      return day.urineKetones && urineKetones.indexOf(day.urineKetones)
    case 'glucose':
      return day.glucose && glucoseIn(day.glucose, units.glucose)
    case 'waist':
      return day.waist && waistIn(day.waist, units.waist)
  }
}
