import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** Days, empty before the first. */
type NoteDays = { askedOn: string; shownOn: string }

const noteDays = createOwnerStore<NoteDays>('butterleaf.target-note', { askedOn: '', shownOn: '' })
const daysBetweenNotes = 7

/** LEARN-2: shown once a week at most, and the server is asked once a day at most. */
export function mayAskForNote(today: IsoDate): boolean {
  const { askedOn, shownOn } = noteDays.read()
  return askedOn !== today && (shownOn === '' || shownOn <= addDays(today, -daysBetweenNotes))
}

export function rememberNote(today: IsoDate, isShown: boolean): void {
  const { shownOn } = noteDays.read()
  noteDays.write({ askedOn: today, shownOn: isShown ? today : shownOn })
}
