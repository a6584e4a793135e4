import type { MainMeal, Meal } from '../meals/meals.ts'
import type { RecipeId } from '../recipes/may-eat.ts'

export type ItemId = string

type Slot<Of extends Meal = Meal> = { id: ItemId; meal: Of }
/** What a person eats of a recipe: `servings` in quarters, see `servings.ts`. */
export type Helping = Readonly<{ recipeId: RecipeId; servings: number }>
/** PLATE-3: a main, and beside it up to two sides. `sides` is absent where there are none, as in what older versions stored. */
export type Plate = Helping & Readonly<{ sides?: readonly Helping[] | undefined }>
/** A locked dish survives a random draw and a new plan. */
type Dish = Slot & Plate & { isLocked: boolean }

export type EmptyItem = Readonly<Slot & { kind: 'empty' }>
export type SkippedItem = Readonly<Slot<MainMeal> & { kind: 'skipped' }>
export type NormalItem = Readonly<Dish & { kind: 'normal' }>
export type ParentItem = Readonly<Dish & { kind: 'leftoverParent' }>
/** Eaten from what its parent cooked, so it has the parent's recipe. Its sides are its own, and cooked fresh. */
export type LeftoverItem = Readonly<Dish & { kind: 'leftover'; parentId: ItemId }>

export type CookedItem = NormalItem | ParentItem
export type FilledItem = CookedItem | LeftoverItem
/** One slot of a day. Its id is the slot's, whatever comes to stand in it. */
export type Item = EmptyItem | SkippedItem | FilledItem

export function isFilled(item: Item): item is FilledItem {
  return item.kind !== 'empty' && item.kind !== 'skipped'
}

export function isCooked(item: Item): item is CookedItem {
  return item.kind === 'normal' || item.kind === 'leftoverParent'
}

export const mostSides = 2

export function sidesOf({ sides = noSides }: Plate): readonly Helping[] {
  return sides
}

const noSides: readonly Helping[] = []

/** All that one person eats of the plate, its main first. */
export function helpingsOf(plate: Plate): readonly Helping[] {
  return plate.sides && plate.sides.length > 0 ? [plate, ...plate.sides] : [plate]
}

export function hasSameSides(one: Plate, other: Plate): boolean {
  const [sides, others] = [sidesOf(one), sidesOf(other)]
  return (
    sides.length === others.length &&
    sides.every(
      (side, at) => side.recipeId === others[at]!.recipeId && side.servings === others[at]!.servings,
    )
  )
}

export function emptied({ id, meal }: Item): EmptyItem {
  return { id, meal, kind: 'empty' }
}

/** A cooking is a parent with its leftovers, or a dish alone; it is named by the item it is cooked for. */
export function cookingOf(item: Item): ItemId {
  return item.kind === 'leftover' ? item.parentId : item.id
}

/** Nothing at all of a plate without sides, so that it is stored and sent as ever. */
export function withSides(sides: Plate['sides']): Pick<Plate, 'sides'> {
  return sides && sides.length > 0 ? { sides } : {}
}
