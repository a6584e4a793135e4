import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import type { MainMeal } from '@butterleaf/domain/meal-plan/meals'
import type { WeekdayMinutes } from '@butterleaf/domain/onboarding/weekday-minutes'

/** "Tuesday: dinner 20 min. Sunday: dinner any time." Empty where no weekday differs. */
export function weekdayTimesText(minutes: WeekdayMinutes, meals: readonly MainMeal[]): string {
  const days = weekdays.flatMap((weekday) => {
    const said = meals.flatMap((meal) => {
      const most = minutes[meal]?.[weekday]
      return most === undefined ? [] : [`${meal} ${most === 0 ? 'any time' : `${most} min`}`]
    })
    return said.length > 0 ? [`${weekdayNames[weekday]}: ${said.join(', ')}.`] : []
  })
  return days.join(' ')
}
