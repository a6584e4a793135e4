import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf, isEatenFrozen, type KeepsDays } from '@butterleaf/domain/meal-plan/feeding'
import {
  type CookedItem,
  type FilledItem,
  type Helping,
  isFilled,
  type LeftoverItem,
  sidesOf,
} from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'

/** Who eats, and the dishes as they are to be shown: a card, or the whole recipe at a scale. */
export type Table<Value> = Readonly<{
  people: number
  keepsDaysOf: KeepsDays
  dishOf: (recipeId: RecipeId) => Dish<Value> | undefined
}>

export type Dish<Value> = Readonly<{ servings: number; shownAt: (scale: number) => Value }>

export function presentSlot<Value>(found: FoundItem, table: Table<Value>) {
  const { item } = found
  const dish = isFilled(item) ? table.dishOf(item.recipeId) : undefined
  if (!isFilled(item) || !dish) return presentOpen(found)
  return item.kind === 'leftover'
    ? presentLeftover({ ...found, item }, dish, table)
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
  table: Table<Value>,
) {
  const { people } = table
  const { week, item } = found
  const scale = cookedScale(week, item, { people, recipeServings: servings })
  const serving = { ...amountEaten(item), scale }
  const cooked = { ...presentFilled(item, table), value: shownAt(scale), serving }
  const feeding = feedingOf(found, people)
  return feeding
    ? { ...cooked, type: 'leftoverParent' as const, feeding: { ...feeding, saved: [...feeding.saved] } }
    : { ...cooked, type: 'normal' as const }
}

function presentLeftover<Value>(
  { item, ...found }: FoundItem & { item: LeftoverItem },
  { servings, shownAt }: Dish<Value>,
  table: Table<Value>,
) {
  const parent = itemsIn(found).find((slot) => slot.item.id === item.parentId)
  const isFrozen = parent !== undefined && isEatenFrozen(parent, found, table.keepsDaysOf)
  const value = shownAt((table.people * item.servings) / servings)
  const serving = { ...amountEaten(item), scale: null }
  const { parentId } = item
  const leftover = { ...presentFilled(item, table), type: 'leftover' as const, value, serving, parentId }
  return isFrozen ? { ...leftover, frozen: true as const } : leftover
}

function presentFilled<Value>(item: FilledItem, table: Table<Value>) {
  const { id, meal, isLocked } = item
  const sides = sidesOf(item).flatMap((side) => presentSide(side, table))
  return { id, category: meal, locked: isLocked, ...(sides.length > 0 && { sides }) }
}

/** PLATE-3: cooked for this meal alone, beside a leftover, too. */
function presentSide<Value>(side: Helping, { people, dishOf }: Table<Value>) {
  const dish = dishOf(side.recipeId)
  if (!dish) return []
  const scale = (people * side.servings) / dish.servings
  return [{ recipe: dish.shownAt(scale), serving: { ...amountEaten(side), scale } }]
}

function amountEaten({ servings }: Helping) {
  return { value: servings, minimum: leastServings }
}
