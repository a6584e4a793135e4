import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { findIngredients, listFoodTags } from '@butterleaf/contract/meal-plan/schemas'
import { encodeFoodTag } from '@butterleaf/contract/recipes/dietary-codes'
import { gramsPerUnit } from '@butterleaf/domain/kitchen/measured-food'
import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { suggestGroups, suggestIngredients } from '@butterleaf/domain/recipes/ingredient-suggestions'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { Corpus } from '#platform/recipes/cookbook.ts'
import type { PlanParts } from './served-plan.ts'

/** ONB-11. Asked before there is a plan, too; what is avoided already the screen leaves out. */
export function foodRoutes(app: FastifyInstance, { context: { recipes } }: PlanParts): void {
  serve(app, mealPlanCalls.listFoodTags, listFoodTags, async () => dietaryTags.map(encodeFoodTag))
  serve(app, mealPlanCalls.findIngredients, findIngredients, async ({ body }) =>
    suggestFoods(recipes.corpus, body.searchString),
  )
}

/** A group first: who looks for mushrooms means all of them. */
function suggestFoods({ foodGroups, ingredientNames, foodsByName }: Corpus, searchString: string) {
  const groups = suggestGroups(foodGroups, searchString).map(({ id, name }) => ({ name, group: id }))
  const foods = suggestIngredients(
    ingredientNames,
    searchString,
    groups.map(({ name }) => name),
  )
  const withPiece = (name: string) => {
    const food = foodsByName.get(name)
    const pieceGrams = food && gramsPerUnit(food, 'piece')
    return { name, ...(pieceGrams && { pieceGrams }) }
  }
  return [...groups, ...foods.map(withPiece)]
}
