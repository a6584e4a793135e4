import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'

/** "December 21, 2026": the instant's day in the person's time zone. */
export function instantText(instant: string): string {
  return formatDate(today(new Date(instant)), 'long')
}
