import { pick, type Random } from '../../../chance/seeded-random.ts'
import { type Board, mayRepeat, type PlacedCooking, place } from '../board.ts'
import type { DishNumber } from '../menu.ts'

const tries = 30

/** A random dish for every cooking, no two too near while the menu allows it, each in its middle portion. */
export function firstDraft(board: Board, random: Random): void {
  for (const cooking of board.cookings) {
    const dish = anyDish(board, cooking, random)
    if (dish !== undefined) place(board, cooking, { dish, portions: middlePortions(board, cooking, dish) })
  }
}

/** Undefined only when the meal has no dish at all. */
export function anyDish(board: Board, cooking: PlacedCooking, random: Random): DishNumber | undefined {
  const candidates = board.menu.candidates[cooking.meal]
  for (let tried = 0; tried < tries; tried += 1) {
    const dish = pick(random, candidates)
    if (dish !== undefined && mayRepeat(board, cooking, dish)) return dish
  }
  const spaced = candidates.filter((dish) => mayRepeat(board, cooking, dish))
  return spaced.length > 0 ? pick(random, spaced) : leastOften(board, candidates)
}

function leastOften(board: Board, candidates: Int32Array): DishNumber | undefined {
  return [...candidates].sort((a, b) => board.times[a]! - board.times[b]!)[0]
}

function middlePortions({ menu }: Board, { slots }: PlacedCooking, dish: DishNumber) {
  return slots.map(({ meal }) => {
    const least = menu.leastPortion[meal][dish]!
    return Math.round((least + Math.max(least, menu.mostPortion[meal][dish]!)) / 2)
  })
}
