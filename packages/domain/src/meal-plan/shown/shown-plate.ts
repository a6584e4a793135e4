import { joinWords } from '../../nutrition/certificate-text.ts'
import { type Macros, noMacros } from '../../nutrition/macros.ts'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import { shortName } from '../../recipes/shown/short-title.ts'
import { dayTotals } from '../fit.ts'
import { type FilledItem, type Item, isFilled, sidesOf } from '../item.ts'
import { cardOf, type MealPlan } from './meal-plan.ts'

type Shown = Pick<MealPlan, 'cards'>

/** PLATE-3: what stands beside a main, and how much of it one person eats. */
export type ShownHelping = Readonly<{ card: RecipeCard; servings: number }>

/** Those whose recipe is still in the cookbook. */
export function shownSides({ cards }: Shown, item: Item): readonly ShownHelping[] {
  if (!isFilled(item)) return []
  return sidesOf(item).flatMap(({ recipeId, servings }) => {
    const card = cards[recipeId]
    return card ? [{ card, servings }] : []
  })
}

/** Of all that one person eats of it, main and sides. */
export function plateMacros({ cards }: Shown, item: FilledItem): Macros {
  return dayTotals({ items: [item] }, (recipeId) => cards[recipeId]?.perServing ?? noMacros)
}

/** "Pork chops, sage & roast cabbage with Garlic mushrooms": the main by its title, or `nameOf` it; undefined where nothing stands. */
export function plateName(
  plan: Shown,
  item: Item,
  nameOf = ({ title }: RecipeCard): string => title,
): string | undefined {
  const card = cardOf(plan, item)
  if (!card) return undefined
  const sides = shownSides(plan, item).map((side) => shortName(side.card))
  return sides.length > 0 ? `${nameOf(card)} with ${joinWords(sides)}` : nameOf(card)
}
