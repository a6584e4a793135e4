import type { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { dayFitToWire } from '@butterleaf/contract/meal-plan/fit-to-wire'
import { macrosToWire, rangesToWire } from '@butterleaf/contract/nutrition/macro-words'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import type { Personality } from '@butterleaf/domain/onboarding/personality'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { DrawnDay } from '#platform/planner/draw-request.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

type Taste = NonNullable<(typeof mealPlanCalls.readTaste)['types']>['answer']

export function presentTaste(
  { person, ranges }: Personality,
  { items, totals, deviation }: DrawnDay,
  cookbook: Cookbook,
): Taste {
  return {
    targets: macrosToWire(shownMacros(targetsOf(person).macros)),
    ranges: rangesToWire(ranges),
    day: {
      items: items.flatMap(({ meal, servings, recipeId }) => {
        const recipe = cookbook.recipe(recipeId)
        return recipe ? [{ category: meal, servings, value: presentCard(recipe) }] : []
      }),
      fit: dayFitToWire({ target: ranges, actual: totals, deviation, inRange: deviation === 0 }),
    },
  }
}
