import { joinWords } from '../../nutrition/certificate-text.ts'
import type { Adventure } from '../../onboarding/palate.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { shortName } from '../../recipes/shown/short-title.ts'
import { helpingsOf, isFilled } from '../item.ts'
import { itemsOf, type Week } from '../template.ts'
import { likedRecipes, type MealPlan } from './meal-plan.ts'

const asked: Readonly<Record<Adventure, number>> = {
  familiar: 0,
  'new-each-week': 1,
  surprise: Number.POSITIVE_INFINITY,
}

/** HELD-4: the dishes of a week that are new to most people, those apart that this one likes. */
export function newDishesIn(plan: Pick<MealPlan, 'cards' | 'interactions'>, week: Week): string[] {
  const liked = likedRecipes(plan)
  const eaten = new Set<RecipeId>(
    itemsOf(week)
      .filter(isFilled)
      .flatMap(helpingsOf)
      .map(({ recipeId }) => recipeId),
  )
  return [...eaten].flatMap((recipeId) => {
    const card = plan.cards[recipeId]
    return card?.isNewToMost && !liked.has(recipeId) ? [shortName(card)] : []
  })
}

/** Announces the new dish that was asked for, and says of more why they come. */
export function newDishesSentence(dishes: readonly string[], adventure: Adventure): string | undefined {
  if (dishes.length === 0 || adventure === 'surprise') return undefined
  const names = joinWords([...dishes])
  if (dishes.length <= asked[adventure]) return `New this week, as you asked: ${names}.`
  const more = adventure === 'familiar' ? 'such a dish' : 'more than one'
  return `New to most people: ${names}. A plan takes ${more} only where too few familiar dishes suit your answers and ranges, or where you choose it.`
}
