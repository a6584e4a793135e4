import type { IsoDate } from '../../calendar/iso-date.ts'
import type { Meal } from '../../meals/meals.ts'
import { type FoodLog, mealsReplaced } from '../eating/eaten-day.ts'
import { isFilled } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import { type FoundDay, type FoundItem, findById } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** From this hour of the day on a meal is eaten, or cooked at least. */
const overFrom: Readonly<Record<Meal, number>> = { breakfast: 10, lunch: 14, dinner: 20, dessert: 22 }

/** The meal is over, or something else was eaten instead. */
export type IsEaten = (dayNumber: number, meal: Meal) => boolean

/** `hour` is today's, as the person's device has it. */
export function eatenBy(
  template: Template,
  { entries }: Pick<FoodLog, 'entries'>,
  { today, hour = 0 }: Readonly<{ today: IsoDate; hour?: number | undefined }>,
): IsEaten {
  return (dayNumber, meal) => {
    const date = dateOfDay(template, dayNumber)
    return (date === today && hour >= overFrom[meal]) || mealsReplaced(entries, date).has(meal)
  }
}

/** `fromDayNumber`: today, in days of the plan. */
type Now = Readonly<{ isEaten: IsEaten; fromDayNumber: number }>

/** It is still to be eaten, and what it is eaten from still to be cooked. */
export function isOpenMeal({ isEaten, fromDayNumber }: Now, template: Template, found: FoundItem): boolean {
  const { item, dayNumber } = found
  if (isEaten(dayNumber, item.meal) || refusalAsCooked(found)) return false
  const parent = item.kind === 'leftover' ? findById(template, item.parentId) : undefined
  if (!parent) return true
  return parent.dayNumber >= fromDayNumber && !isEaten(parent.dayNumber, parent.item.meal)
}

/** LIFE-5: a dish of these days could be served otherwise: without one nothing can be proposed. */
export function hasMealToMend(now: Now, template: Template, days: readonly FoundDay[]): boolean {
  return days.some(
    (found) =>
      !found.day.isComplete &&
      found.dayNumber >= now.fromDayNumber &&
      found.day.items.some(
        (item) =>
          isFilled(item) &&
          !item.isLocked &&
          item.meal !== 'dessert' &&
          isOpenMeal(now, template, { ...found, item }),
      ),
  )
}
