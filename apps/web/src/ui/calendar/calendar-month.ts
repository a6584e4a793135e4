import { addDays, addMonths, formatIsoDate, type IsoDate, weekdayOf } from './iso-date.ts'

/** The weeks of "2026-11", each seven days; days of the neighbouring months are null. */
export function weeksOfMonth(month: string, firstWeekday: number): (IsoDate | null)[][] {
  const first = `${month}-01`
  const end = addMonths(first, 1)
  const weeks: (IsoDate | null)[][] = []
  for (let monday = startOfWeek(first, firstWeekday); monday < end; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(week.map((date) => (date >= first && date < end ? date : null)))
  }
  return weeks
}

function startOfWeek(date: IsoDate, firstWeekday: number): IsoDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
}

/** Column heads from the first day of the week on: two letters to see, the whole name to hear. */
export function weekdayNames(firstWeekday: number, locale?: string): { short: string; long: string }[] {
  const anyWeek = startOfWeek('2024-01-01', firstWeekday)
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(anyWeek, index)
    const name = (weekday: 'short' | 'long') => formatIsoDate(day, locale, { weekday })
    return { short: [...name('short')].slice(0, 2).join(''), long: name('long') }
  })
}

/** Where a key leads from a day of the grid; null for keys that mean nothing there. */
export function dayAfterKey(
  key: string,
  date: IsoDate,
  firstWeekday: number,
  isShifted: boolean,
): IsoDate | null {
  const months = isShifted ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return startOfWeek(date, firstWeekday)
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6)
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}
