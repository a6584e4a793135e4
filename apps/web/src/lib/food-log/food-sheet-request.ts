import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { LogEntry, LogPlace } from '@butterleaf/domain/food-log/log-entry'

/** [LIFE-2] [LIFE-3] What the sheet "What did you eat?" is opened for: a date and a place, or an entry to correct. */
export type FoodSheetRequest = Readonly<{ date: IsoDate; place: LogPlace; entry?: LogEntry | undefined }>

let asked: FoodSheetRequest | undefined
const listeners = new Set<() => void>()

/** From any card or day; the app shows the sheet over its screen. */
export function openFoodSheet(request: FoodSheetRequest): void {
  tell(request)
}

export function closeFoodSheet(): void {
  tell(undefined)
}

function tell(next: FoodSheetRequest | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

export const foodSheetRequest = {
  read: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
