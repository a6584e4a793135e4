import { joinWords } from '../../nutrition/certificate-text.ts'
import { avoidancesWith } from '../../onboarding/table/eaters-at.ts'
import type { Diet } from '../../recipes/dietary-tags.ts'
import { foodGroupName } from '../../recipes/food-groups.ts'
import { mayEat, noAvoidances, type RecipeId, reasonsAgainst } from '../../recipes/may-eat.ts'
import type { Kitchen } from '../drawing/kitchen.ts'
import { type FilledItem, helpingsOf } from '../item.ts'
import type { Day } from '../template.ts'
import { guestsAt } from './guests.ts'

/** TOG-2: a dish of a meal, its main or a side, that a guest may not eat. `because`: "because of fish", "not proven nut-free". */
export type Unsuited = Readonly<{ recipeId: RecipeId; because: string }>

/** What of a meal its guests may not eat. */
export function listUnsuited(
  { day, item }: Readonly<{ day: Pick<Day, 'guests'>; item: FilledItem }>,
  { edible, expandFoodNames }: Pick<Kitchen, 'edible' | 'expandFoodNames'>,
): Unsuited[] {
  const { avoids } = guestsAt(day, item.id)
  if (!avoids) return []
  const avoidances = expandFoodNames(avoidancesWith(noAvoidances, [{ avoids }]))
  return helpingsOf(item).flatMap(({ recipeId }) => {
    const recipe = edible(recipeId)
    if (!recipe || mayEat(recipe, avoidances)) return []
    return [{ recipeId, because: becauseText(reasonsAgainst(recipe, avoidances)) }]
  })
}

function becauseText({ diets, exclusions, foods, groups }: ReturnType<typeof reasonsAgainst>): string {
  const named = [...exclusions, ...foods, ...groups.map(foodGroupName)]
  return joinWords([
    ...(named.length > 0 ? [`because of ${joinWords([...new Set(named)])}`] : []),
    ...diets.map(dietText),
  ])
}

/** A dish counts as free of something only when that is proven of all its foods. */
function dietText(diet: Diet): string {
  return diet === 'vegetarian' ? 'not vegetarian' : `not proven ${diet}`
}
