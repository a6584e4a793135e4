import { activeDay } from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { pathTo } from '#lib/paths.ts'

/** To look at a recipe by itself: as of the day the plan is at, in the meal it is planned for, else dinner. */
export function recipePath(template: Template, recipeId: string): string | undefined {
  const day = activeDay(template)
  if (!day) return undefined
  const items = template.weeks.flatMap(({ days }) => days.flatMap((one) => one.items))
  const planned = items.find((item) => 'recipeId' in item && item.recipeId === recipeId)
  return pathTo('app.template.preparing.day.recipes.recipe', {
    templateId: template.id,
    ...day,
    category: planned?.meal ?? 'dinner',
    recipeId,
  })
}
