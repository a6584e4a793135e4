import type { RecipeId } from '../../recipes/may-eat.ts'
import { helpingsOf, isFilled, sidesOf, withSides } from '../item.ts'
import { changeItems } from '../operations/put-in-slot.ts'
import type { Template } from '../template.ts'

/** The template with other ids for its recipes, complete days included; itself where they stay the same. */
export function renameRecipes(template: Template, idOf: (recipeId: RecipeId) => RecipeId): Template {
  const weeks = template.weeks.map((week) =>
    changeItems(week, (item) => {
      if (!isFilled(item)) return item
      if (helpingsOf(item).every(({ recipeId }) => idOf(recipeId) === recipeId)) return item
      const sides = sidesOf(item).map((side) => ({ ...side, recipeId: idOf(side.recipeId) }))
      return { ...item, recipeId: idOf(item.recipeId), ...withSides(sides) }
    }),
  )
  return weeks.every((week, at) => week === template.weeks[at]) ? template : { ...template, weeks }
}
