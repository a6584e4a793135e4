import type { Instant } from '@butterleaf/domain/subscription/instant'

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "November 21, 2026": the day in UTC, in which terms begin and end. */
export function dayText(at: Instant): string {
  return day.format(new Date(at))
}
