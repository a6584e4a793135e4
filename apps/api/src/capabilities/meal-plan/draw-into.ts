import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { isFilled, type RecipeId } from '@butterleaf/domain/meal-plan/item'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { redrawItem } from '@butterleaf/domain/meal-plan/operations/replace-item'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { Fit } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import { itemsOf } from '@butterleaf/domain/meal-plan/template'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { randomChoice } from '#platform/planner/random-choice.ts'
import { slotChoices } from '#platform/planner/slot-choices.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { bestFit } from './best-fit.ts'
import { neighboursOf, openMealsOf, putWithFit } from './day-around.ts'
import { seedFor } from './draw.ts'
import { avoidancesOf, type Plan, recipesOfType, withTemplate } from './plan.ts'
import { settled } from './settled.ts'

/** Also when the week eats some of them already. */
const enoughToDrawFrom = 40

/** ITEM-5: another dish by chance, and not `gone`; what ate from the slot is freed. Undefined where there is no other. */
export function drawnInto(
  cookbook: Cookbook,
  plan: Plan,
  found: FoundItem,
  gone: readonly RecipeId[] = [],
): Plan | undefined {
  const fit = drawFit(cookbook, plan, found, gone)
  if (!fit) return undefined
  const place = placeOf(found)
  const neighbours = neighboursOf(found.day, found.item.id)
  const helping = { recipeId: fit.dish.id, servings: fit.servings }
  const outcome = putWithFit(plan.active.template, place, { fit, neighbours }, (current) =>
    redrawItem(current, place, helping),
  )
  return withTemplate(plan, settled(outcome))
}

/**
 * Nothing of this week, where the day can be had in range without; of that first what suits the days, too, that ate from the slot.
 * Never what stands there, nor what the day eats anyway.
 */
function drawFit(
  cookbook: Cookbook,
  plan: Plan,
  found: FoundItem,
  gone: readonly RecipeId[],
): Fit | undefined {
  const { week, day } = found
  const fits = choicesFor(cookbook, plan, found)
  const draw = drawOf(plan, found, gone)
  const fed = slotsFedBy(found)
  const shared = fed.length > 0 ? draw(fitsForAll(cookbook, plan, fits, fed), itemsOf(week)) : undefined
  if (shared) return shared
  const fresh = draw(fits, itemsOf(week))
  return fresh?.miss === 0 ? fresh : draw(fits, day.items)
}

function choicesFor({ kitchen }: Cookbook, plan: Plan, { day, item }: FoundItem): Fit[] {
  return slotChoices(kitchen, {
    meal: item.meal,
    ranges: rangesOf(plan.answers),
    neighbours: neighboursOf(day, item.id),
    openMeals: openMealsOf(day, item.id),
    avoidances: avoidancesOf(plan),
    wishes: wishesOf(plan.answers),
  })
}

function drawOf(plan: Plan, { item }: FoundItem, gone: readonly RecipeId[]) {
  const random = seededRandom(`${seedFor(plan)}/${item.id}`)
  const liked = new Set(recipesOfType(plan, 'like'))
  return (fits: readonly Fit[], without: FoundItem['day']['items']) => {
    const eaten = without.filter(isFilled).map(({ recipeId }) => recipeId)
    return randomChoice(fits, random, { not: new Set([...eaten, ...gone]), liked })
  }
}

/** The best of those that bring the day into range, and every day that eats from the slot as well. */
function fitsForAll(cookbook: Cookbook, plan: Plan, fits: readonly Fit[], fed: readonly FoundItem[]): Fit[] {
  const shared: Fit[] = []
  for (const fit of fits) {
    if (fit.miss > 0 || shared.length === enoughToDrawFrom) break
    const feeds = ({ day, item }: FoundItem) =>
      bestFit(cookbook, plan, { day, meal: item.meal }, fit.dish.id)?.miss === 0
    if (fed.every(feeds)) shared.push(fit)
  }
  return shared
}
