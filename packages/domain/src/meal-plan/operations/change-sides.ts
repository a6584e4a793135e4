import type { RecipeId } from '../../recipes/may-eat.ts'
import { type FilledItem, type Helping, isFilled, type Plate, sidesOf, withSides } from '../item.ts'
import type { FoundItem, ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { changeItems, refusalToPlate } from './put-in-slot.ts'
import { onDish } from './slot-content.ts'

/** A side as a person asks for it: without servings, as much as suits the day. */
export type SideWish = Readonly<{ recipeId: RecipeId; servings?: number | undefined }>

/** Where nobody knows the day better. */
export const usualSideServings = 1

/** PLATE-3: these sides beside the main, whatever was there; none takes them all away. Leftovers of the main keep their own. */
export function changeSides(template: Template, place: ItemPlace, sides: readonly SideWish[]): Outcome {
  return changeItem(template, place, (found) =>
    onDish(found, ({ week, item }) => {
      const next = sidesAsAsked(item, sides)
      const refusal = refusalToPlate({ ...item, sides: next })
      return refusal
        ? refuse(refusal)
        : changeItems(week, (other) => (other === item ? plated(item, next) : other))
    }),
  )
}

/** Those without servings keep what stands there, or come as usual. */
export function sidesAsAsked(item: Plate, sides: readonly SideWish[]): readonly Helping[] {
  return sides.map(({ recipeId, servings }) => {
    const standing = sidesOf(item).find((side) => side.recipeId === recipeId)
    return { recipeId, servings: servings ?? standing?.servings ?? usualSideServings }
  })
}

export function plated<Item extends FilledItem>(item: Item, sides: readonly Helping[]): Item {
  const { sides: _now, ...main } = item
  return { ...main, ...withSides(sides) } as Item
}

/** The slot as it would be without that side, to see what comes in its place. */
export function slotWithoutSide(slot: FoundItem, recipeId: RecipeId): FoundItem {
  if (!isFilled(slot.item)) return slot
  const { id } = slot.item
  const item = plated(
    slot.item,
    sidesOf(slot.item).filter((side) => side.recipeId !== recipeId),
  )
  const week = changeItems(slot.week, (other) => (other.id === id ? item : other))
  return { ...slot, week, day: week.days[slot.dayIndex] ?? slot.day, item }
}
