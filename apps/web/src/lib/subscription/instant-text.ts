import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'

/** "December 21, 2026": the day on which a moment falls where the person is. */
export function instantText(instant: string): string {
  return formatDate(today(new Date(instant)), 'long')
}
