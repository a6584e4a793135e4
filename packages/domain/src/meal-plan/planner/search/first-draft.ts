import { pick, type Random } from '../../../chance/seeded-random.ts'
import { type Board, mayRepeat, type PlacedCooking, place } from '../board.ts'
import { type DishNumber, limitsOn } from '../menu.ts'
import { batchPortionings, canBeShared } from '../portions/batches.ts'
import { leastPortion, type Quarters } from '../portions/portions.ts'

const tries = 30

/** A random dish for every cooking, no two too near while the menu allows it, each in its middle portion. */
export function firstDraft(board: Board, random: Random): void {
  for (const cooking of board.cookings) {
    const dish = anyDish(board, cooking, random)
    if (dish !== undefined) place(board, cooking, { dish, portions: firstPortions(board, cooking, dish) })
  }
}

/** Undefined only when the meal has no dish at all. */
export function anyDish(board: Board, cooking: PlacedCooking, random: Random): DishNumber | undefined {
  const candidates = cooking.candidates.filter((dish) => canBeShared(board.menu, cooking, dish))
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

function firstPortions(board: Board, cooking: PlacedCooking, dish: DishNumber): readonly Quarters[] {
  const ways = batchWays(board, cooking, dish)
  return ways?.[Math.floor(ways.length / 2)] ?? middlePortions(board, cooking, dish)
}

/** Undefined where any portions do. */
function batchWays({ menu }: Board, { meal, slots }: PlacedCooking, dish: DishNumber) {
  return meal === 'dessert' ? batchPortionings(menu, slots, dish) : undefined
}

function middlePortions({ menu }: Board, { slots }: PlacedCooking, dish: DishNumber) {
  return slots.map(({ meal, day }) => {
    const { leastPortion: leastOf, mostPortion: mostOf } = limitsOn(menu, day)
    const least = leastOf[meal][dish]!
    const most = mostOf[meal][dish]!
    // As a leftover it may have no portion in the meal's share: then the largest that is no larger than a plate.
    return least > most ? Math.max(leastPortion, most) : Math.round((least + most) / 2)
  })
}
