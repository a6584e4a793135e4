import type { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeMacros, encodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import type { DrawnDay } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { presentCard, presentDayFit } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

type Taste = NonNullable<(typeof mealPlanCalls.readTaste)['types']>['answer']

export function presentTaste(
  questionnaire: Questionnaire,
  { items, totals, deviation }: DrawnDay,
  cookbook: Cookbook,
): Taste {
  const ranges = rangesOf(questionnaire)
  const { macros, isFloorReached } = targetsOf(personOf(questionnaire))
  return {
    targets: encodeMacros(shownMacros(macros)),
    isFloorReached,
    ranges: encodeRanges(ranges),
    day: {
      items: items.flatMap(({ meal, servings, recipeId, sides = [] }) => {
        const recipe = cookbook.recipe(recipeId)
        const beside = sides.flatMap((side) => {
          const ofSide = cookbook.recipe(side.recipeId)
          return ofSide ? [{ recipe: presentCard(ofSide), servings: side.servings }] : []
        })
        const plate = { servings, ...(beside.length > 0 && { sides: beside }) }
        return recipe ? [{ category: meal, ...plate, value: presentCard(recipe) }] : []
      }),
      fit: presentDayFit({ target: ranges, actual: totals, deviation, inRange: deviation === 0 }),
    },
  }
}
