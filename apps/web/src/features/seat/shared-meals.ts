import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'

/** "lunch on Saturday and Sunday and dinner every day" */
export function sharedMealsText(sharedOn: Eater['sharedOn']): string {
  const parts = mainMeals.flatMap((meal) => {
    const days = sharedOn[meal]
    if (days.length === 0) return []
    const when =
      days.length === weekdays.length ? 'every day' : `on ${joinWords(days.map((day) => weekdayNames[day]))}`
    return [`${mealWords[meal].toLowerCase()} ${when}`]
  })
  return parts.join(', ')
}
