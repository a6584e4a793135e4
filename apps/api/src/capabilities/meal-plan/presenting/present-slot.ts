import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import {
  type CookedItem,
  type FilledItem,
  isFilled,
  type LeftoverItem,
  type RecipeId,
} from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'

/** Who eats, and the dishes as they are to be shown: a card, or the whole recipe at a scale. */
export type Table<Value> = Readonly<{
  people: number
  dishOf: (recipeId: RecipeId) => Dish<Value> | undefined
}>

export type Dish<Value> = Readonly<{ servings: number; shownAt: (scale: number) => Value }>

export function presentSlot<Value>(found: FoundItem, table: Table<Value>) {
  const { item } = found
  const dish = isFilled(item) ? table.dishOf(item.recipeId) : undefined
  if (!isFilled(item) || !dish) return presentOpen(found)
  return item.kind === 'leftover'
    ? presentLeftover(item, dish, table)
    : presentCooked({ ...found, item }, dish, table)
}

function presentOpen({ item }: FoundItem) {
  const nothing = { value: null, serving: null, locked: false as const }
  return item.kind === 'skipped'
    ? { id: item.id, category: item.meal, type: 'skipped' as const, ...nothing }
    : { id: item.id, category: item.meal, type: 'empty' as const, ...nothing }
}

function presentCooked<Value>(
  found: FoundItem & { item: CookedItem },
  { servings, shownAt }: Dish<Value>,
  { people }: Table<Value>,
) {
  const { week, item } = found
  const scale = cookedScale(week, item, { people, recipeServings: servings })
  const serving = { ...amountEaten(item), scale }
  const cooked = { ...presentFilled(item), value: shownAt(scale), serving }
  const feeding = feedingOf(found, people)
  return feeding
    ? { ...cooked, type: 'leftoverParent' as const, feeding: { ...feeding, saved: [...feeding.saved] } }
    : { ...cooked, type: 'normal' as const }
}

function presentLeftover<Value>(
  item: LeftoverItem,
  { servings, shownAt }: Dish<Value>,
  { people }: Table<Value>,
) {
  const value = shownAt((people * item.servings) / servings)
  const serving = { ...amountEaten(item), scale: null }
  return { ...presentFilled(item), type: 'leftover' as const, value, serving, parentId: item.parentId }
}

function presentFilled({ id, meal, isLocked }: FilledItem) {
  return { id, category: meal, locked: isLocked }
}

function amountEaten({ servings }: FilledItem) {
  return { value: servings, minimum: leastServings }
}
