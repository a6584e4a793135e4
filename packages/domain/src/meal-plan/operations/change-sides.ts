import type { RecipeId } from '../../recipes/may-eat.ts'
import { type FilledItem, type Helping, type Plate, sidesOf } from '../item.ts'
import type { ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { changeItems, refusalToPlate, withSides } from './put-in-slot.ts'
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
