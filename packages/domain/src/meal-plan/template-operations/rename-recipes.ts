import { isFilled, type RecipeId } from '../item.ts'
import { changeItems } from '../operations/put-in-slot.ts'
import type { Template } from '../template.ts'

/** The template with other ids for its recipes, complete days included; itself where they stay the same. */
export function renameRecipes(template: Template, idOf: (recipeId: RecipeId) => RecipeId): Template {
  const weeks = template.weeks.map((week) =>
    changeItems(week, (item) => {
      if (!isFilled(item)) return item
      const recipeId = idOf(item.recipeId)
      return recipeId === item.recipeId ? item : { ...item, recipeId }
    }),
  )
  return weeks.every((week, at) => week === template.weeks[at]) ? template : { ...template, weeks }
}
