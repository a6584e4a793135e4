import type { ItemView, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import {
  type CookedItem,
  type FilledItem,
  isFilled,
  type LeftoverItem,
} from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import { presentCard } from '../recipes/present-card.ts'
import { presentRecipe } from '../recipes/present-recipe.ts'
import type { Showing } from './showing.ts'

/** In a plan, with the recipe's card. */
export function presentItem(found: FoundItem, showing: Showing): PlanItem {
  return presentWith(found, showing, presentCard)
}

/** By itself, with the whole recipe, scaled: as it is cooked, or of a leftover what is eaten of it. */
export function presentItemView(found: FoundItem, showing: Showing): ItemView {
  const { units } = showing
  return presentWith(found, showing, (recipe, scale) => presentRecipe(recipe, { scale, units }))
}

type Present<Value> = (recipe: Recipe, scale: number) => Value

function presentWith<Value>(found: FoundItem, showing: Showing, present: Present<Value>) {
  const { item } = found
  const recipe = isFilled(item) ? showing.cookbook.recipe(item.recipeId) : undefined
  if (!isFilled(item) || !recipe) return presentNothing(found)
  return item.kind === 'leftover'
    ? presentLeftover(item, recipe, showing, present)
    : presentCooked({ ...found, item }, recipe, showing, present)
}

function presentNothing({ item }: FoundItem) {
  const nothing = { value: null, serving: null, locked: false as const }
  return item.kind === 'skipped'
    ? { id: item.id, category: item.meal, type: 'skipped' as const, ...nothing }
    : { id: item.id, category: item.meal, type: 'empty' as const, ...nothing }
}

function presentCooked<Value>(
  found: FoundItem & { item: CookedItem },
  recipe: Recipe,
  { people }: Showing,
  present: Present<Value>,
) {
  const { week, item } = found
  const scale = cookedScale(week, item, { people, recipeServings: recipe.servings })
  const serving = { ...amountEaten(item), scale }
  const cooked = { ...presentSlot(item), value: present(recipe, scale), serving }
  const feeding = feedingOf(found, people)
  return feeding
    ? { ...cooked, type: 'leftoverParent' as const, feeding: { ...feeding, saved: [...feeding.saved] } }
    : { ...cooked, type: 'normal' as const }
}

function presentLeftover<Value>(
  item: LeftoverItem,
  recipe: Recipe,
  { people }: Showing,
  present: Present<Value>,
) {
  const scale = (people * item.servings) / recipe.servings
  const serving = { ...amountEaten(item), scale: null }
  const { parentId } = item
  return { ...presentSlot(item), type: 'leftover' as const, value: present(recipe, scale), serving, parentId }
}

function presentSlot({ id, meal, isLocked }: FilledItem) {
  return { id, category: meal, locked: isLocked }
}

function amountEaten({ servings }: FilledItem) {
  return { value: servings, minimum: leastServings }
}
