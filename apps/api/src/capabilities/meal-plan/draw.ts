import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { Wishes } from '@butterleaf/domain/meal-plan/planner/wishes'
import type { DrawnDays } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { plannerInputOf } from '@butterleaf/domain/onboarding/planner-input'
import type { DrawRequest, KeptRecipe } from '#platform/planner/draw-request.ts'
import { kitchenRecipeOf } from '#platform/planner/kitchen.ts'
import type { Planner } from '#platform/planner/planner.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { NothingFits } from './nothing-fits.ts'
import { avoidancesOf, type Plan, recipesOfType } from './plan.ts'

/** What is drawn for: the person, and what they said of recipes. */
type Diner = Pick<Plan, 'answers' | 'interactions'>
/** Who draws, and from which recipes. */
export type DrawContext = Readonly<{ planner: Planner; cookbook: Cookbook }>
type Draw = Pick<DrawRequest, 'kept' | 'seed' | 'open' | 'explain'> & {
  /** Recipes that may not come, beside those avoided. */
  not?: readonly string[]
}

/** What the planner makes of it; where no plan fits at all, that is raised (PLAN-5). */
export async function drawDays(
  { planner, cookbook }: DrawContext,
  diner: Diner,
  { not = [], open, ...draw }: Draw,
): Promise<DrawnDays> {
  const { wishes, ...input } = plannerInputOf(diner.answers)
  const avoidances = avoidancesOf(diner)
  const drawn = await planner.draw({
    ...draw,
    open,
    own: cookbook.changedSince(planner.edition).map(kitchenRecipeOf),
    avoidances: { ...avoidances, recipes: [...avoidances.recipes, ...not] },
    liked: recipesOfType(diner, 'like'),
    wishes: open ? eaten(wishes, new Set(open.map(({ meal }) => meal))) : wishes,
    ...input,
  })
  if ('nothingFits' in drawn) throw new NothingFits(drawn.nothingFits)
  return drawn.days.map(({ items }) => items)
}

/** A slot that is there is filled, whatever the person said of the meal in general. */
function eaten(wishes: Wishes, meals: ReadonlySet<Meal>): Wishes {
  const open = [...meals].map((meal) => [meal, { ...wishes[meal], isSkipped: false }])
  return { ...wishes, ...Object.fromEntries(open) }
}

/** What a draw has to plan around. */
export function keptOf(slots: readonly Pick<FoundItem, 'item' | 'dayNumber'>[]): KeptRecipe[] {
  return slots.flatMap(({ item, dayNumber }) => {
    if (!isFilled(item)) return []
    const { meal, recipeId, servings } = item
    return [{ day: dayNumber - 1, meal, recipeId, servings }]
  })
}

/** PLAN-4: another one for every change of the plan, and the same for the same change. */
export function seedFor({ active, version }: Pick<Plan, 'active' | 'version'>): string {
  return `${active.seed}/${version}`
}
