import type { MealPlan, PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'

/** Where a day is. */
export type DayAddress = Pick<PlanDay, 'weekId' | 'id'>

/** The addresses of the parts of a plan. */
export function addressesOf(plan: MealPlan) {
  const template = templateOf(plan)
  const base = `/app/templates/${template.id}`
  const day = ({ weekId, id }: DayAddress) => `week/${weekId}/day/${id}`
  const days = template.weeks.flatMap((week) => week.days)
  return {
    days,
    daysToCook: days.filter(({ state }) => state === 'incomplete'),
    editor: (at: DayAddress) => `${base}/edit/${day(at)}`,
    /** A meal of a completed day. */
    eatenMeal: (at: DayAddress, item: PlanItem) => `${base}/done/${day(at)}/item/${item.id}`,
    meals: (at: DayAddress) => `${base}/${day(at)}`,
    listOf: (weekIndex: number) => `${base}/week/${template.weeks[weekIndex].id}/shopping-list`,
    progress: base,
  }
}

/** The day to cook whose meals have sides: the first after today with a lunch and a dinner that is cooked for it. */
export function plateDayOf(plan: MealPlan): PlanDay {
  const [, ...later] = addressesOf(plan).daysToCook
  const isCooked = ({ type }: PlanItem) => type === 'normal' || type === 'leftoverParent'
  const day = later.find((one) => mealOf(one, 'lunch').value && isCooked(mealOf(one, 'dinner')))
  if (!day) throw new Error('No day has a lunch and a dinner of its own')
  return day
}

/** A plan has one. */
export function templateOf({ templates: [template] }: MealPlan): MealPlan['templates'][number] {
  return template
}

/** The first meal of a kind and its day. */
export function findMeal(
  days: readonly PlanDay[],
  isWanted: (item: PlanItem) => boolean,
): { day: PlanDay; item: PlanItem } {
  for (const day of days) {
    const item = day.items.find(isWanted)
    if (item) return { day, item }
  }
  throw new Error('The plan has no such meal')
}

export function mealOf({ items }: PlanDay, meal: PlanItem['category']): PlanItem {
  const item = items.find(({ category }) => category === meal)
  if (!item) throw new Error(`The day has no ${meal}`)
  return item
}
