import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './presenting/present-template.ts'

/** What a template is shown with: the cookbook, and whom it is for. */
export type Showing = Setting & Readonly<{ cookbook: Cookbook; units: UnitSystem }>

export function showingFor({ answers }: Pick<Plan, 'answers'>, cookbook: Cookbook): Showing {
  const macrosOf = (recipeId: string) => cookbook.kitchen.dish(recipeId)?.perServing ?? noMacros
  const dishOf = (recipeId: string) => {
    const recipe = cookbook.recipe(recipeId)
    return recipe && { servings: recipe.servings, shownAt: () => presentCard(recipe) }
  }
  const { units } = answers
  return { cookbook, macrosOf, dishOf, ranges: rangesOf(answers), people: peopleOf(answers), units }
}
