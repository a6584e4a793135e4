import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { Fit } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { MealWish } from '@butterleaf/domain/meal-plan/planner/wishes'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import type { SlotFit } from '@butterleaf/domain/recipes/browse'
import { slotChoices } from '#platform/planner/slot-choices.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { neighboursOf, openMealsOf } from '../day-around.ts'
import { avoidancesOf, type Plan } from '../plan.ts'

/** What may stand in a slot: how it would fit the day, and how it is ranked for that. */
export type Candidate = Readonly<{ recipe: Recipe; fit: Fit; standing: SlotFit }>
/** By recipe id. */
export type Candidates = ReadonlyMap<string, Candidate>

/** The candidates of a slot, whatever stands there now left out of the day; over the time limit is the person's own choice. */
export function slotCandidates(
  { kitchen, recipe: find }: Cookbook,
  plan: Plan,
  { day, item: { id, meal } }: FoundItem,
): Candidates {
  const wishes = wishesOf(plan.answers)
  const fits = slotChoices(kitchen, {
    meal,
    ranges: rangesOf(plan.answers),
    neighbours: neighboursOf(day, id),
    openMeals: openMealsOf(day, id),
    avoidances: avoidancesOf(plan),
    wishes: { ...wishes, [meal]: { ...wishes[meal], mostMinutes: 0 } },
  })
  const candidates = fits.flatMap((fit): Candidate[] => {
    const recipe = find(fit.dish.id)
    return recipe ? [{ recipe, fit, standing: standingOf(fit, wishes[meal]) }] : []
  })
  return new Map(candidates.map((one) => [one.recipe.id, one]))
}

function standingOf({ dish, servings, miss, neighbourServings }: Fit, { mostMinutes }: MealWish): SlotFit {
  return {
    deviation: miss,
    servings,
    netCarbs: dish.perServing.netCarbs * servings,
    isLate: mostMinutes > 0 && dish.minutes > mostMinutes,
    changesOthers: neighbourServings !== undefined,
  }
}
