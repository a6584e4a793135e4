import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { emptied, helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { itemsOf, type Week } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { currentPlan } from './load-plan.ts'
import { type LoadedPlan, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'

const { create, readFirstWeek, listFoodTags, findIngredients } = mealPlanCalls

/** MAP-1: the questions, and the week that follows from them, need no subscription. */
export const openBeforePayment = [
  create,
  actCalls.regeneratePlan,
  readFirstWeek,
  listFoodTags,
  findIngredients,
]

/** MAP-1: what a person may see of their plan before they pay. The other days are planned, and told as open. */
export function firstWeekOf({ plan, cookbook }: LoadedPlan): LoadedPlan {
  const { template } = plan.active
  const weeks = template.weeks.map((week, weekIndex) => (weekIndex === 0 ? week : withoutDishes(week)))
  return { plan: withTemplate(plan, { ...template, weeks }), cookbook, isFirstWeekOnly: true }
}

function withoutDishes(week: Week): Week {
  const days = week.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (isFilled(item) ? emptied(item) : item)),
  }))
  return { ...week, days }
}

/** MAP-1: which recipes open before payment. */
export async function isInFirstWeek(
  context: PlanContext,
  userId: string,
  recipeId: string,
): Promise<boolean> {
  if (!(await context.findHead(userId))) return false
  const [week] = (await currentPlan(context, userId)).plan.active.template.weeks
  if (!week) return false
  return itemsOf(week).some(
    (item) => isFilled(item) && helpingsOf(item).some((helping) => helping.recipeId === recipeId),
  )
}

/** MAP-1: figures of other weeks would tell their dishes. */
export function refuseLaterWeek({ plan }: LoadedPlan, weekId: string): void {
  if (plan.active.template.weeks[0]?.id !== weekId) throw new AppError('no-subscription')
}
