import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'

/** "all meals every day"; "lunch on Saturday and Sunday" and "breakfast and dinner every day". */
export function sharedMealsTexts(sharedOn: Eater['sharedOn']): string[] {
  const byDays = new Map<string, { days: readonly Weekday[]; meals: MainMeal[] }>()
  for (const meal of mainMeals) {
    const days = weekdays.filter((day) => sharedOn[meal].includes(day))
    if (days.length === 0) continue
    const alike = byDays.get(days.join())
    byDays.set(days.join(), { days, meals: [...(alike?.meals ?? []), meal] })
  }
  return [...byDays.values()].map(({ days, meals }) => `${mealsText(meals)} ${daysText(days)}`)
}

function mealsText(meals: readonly MainMeal[]): string {
  if (meals.length === mainMeals.length) return 'all meals'
  return joinWords(meals.map((meal) => mealWords[meal].toLowerCase()))
}

function daysText(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'every day'
  return `on ${joinWords(days.map((day) => weekdayNames[day]))}`
}
