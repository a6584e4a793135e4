import type { Dish, DishNumber } from '../menu.ts'
import { type Quarters, servingsOf } from './portions.ts'

/** How far the pieces of a cooking are from whole ones: 0.5 for two eggs and a half. Nobody opens a third of a can. */
export function brokenPieces(wholePieces: readonly number[], servings: number): number {
  let broken = 0
  for (const perServing of wholePieces) {
    const pieces = perServing * servings
    broken += Math.abs(pieces - Math.max(1, Math.round(pieces)))
  }
  return broken
}

/** The same for all that is cooked at once. */
export function brokenIn(
  { wholePieces }: { wholePieces: readonly number[] },
  portions: readonly Quarters[],
  people: number,
): number {
  if (wholePieces.length === 0) return 0
  return brokenPieces(wholePieces, people * servingsOf(portions.reduce((sum, portion) => sum + portion, 0)))
}

const mostRemembered = 16

/** `brokenPieces` of a dish cooked for one meal: asked of the same few portions thousands of times a plan. */
export function brokenByPortion(
  dishes: readonly Dish[],
  people: number,
): (dish: DishNumber, portion: Quarters) => number {
  const known = new Float64Array(dishes.length * mostRemembered).fill(-1)
  return (dish, portion) => {
    if (portion >= mostRemembered) return brokenIn(dishes[dish]!, [portion], people)
    const at = dish * mostRemembered + portion
    if (known[at]! < 0) known[at] = brokenIn(dishes[dish]!, [portion], people)
    return known[at]!
  }
}
