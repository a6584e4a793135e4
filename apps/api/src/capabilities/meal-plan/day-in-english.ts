import type { DayNaming } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'

const format = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric' },
  timeZone: 'UTC',
})

/** In sentences that a screen shows as the server wrote them: "Tuesday, November 24". */
export function dayInEnglish(template: Template): DayNaming {
  return (dayNumber) => format.format(new Date(`${dateOfDay(template, dayNumber)}T00:00:00Z`))
}
