import type { MealPlan, PlanDay } from '@butterleaf/contract/meal-plan/calls'

export interface DayAddresses {
  day: PlanDay
  /** The day's pages: to cook from, and to change. */
  meals: string
  editor: string
  list: string
  /** At the server. */
  atServer: { week: string; day: string }
}

/** A day of the plan, from 1 to 28, with its addresses. */
export function dayOf({ id, templates }: MealPlan, dayNumber: number): DayAddresses {
  const [template] = templates
  const day = template?.weeks.flatMap(({ days }) => days)[dayNumber - 1]
  if (!template || !day) throw new Error(`The plan has no day ${dayNumber}`)
  const pages = `/app/templates/${template.id}`
  const week = `week/${day.weekId}`
  const served = `/api/mealplan/${id}/template/${template.id}/${week}`
  return {
    day,
    meals: `${pages}/${week}/day/${day.id}`,
    editor: `${pages}/edit/${week}/day/${day.id}`,
    list: `${pages}/${week}/shopping-list`,
    atServer: { week: served, day: `${served}/day/${day.id}` },
  }
}
