import type { Cupboard } from '@butterleaf/contract/shopping-list/calls'
import type { CupboardQuestion } from './cupboard.ts'

export function presentCupboard({ isOpen, weekId, staples }: CupboardQuestion): Cupboard {
  const rows = staples.map(({ food, dishes, neededGrams }) => {
    return { ingredient: food.name, name: food.name, dishes, neededGrams }
  })
  return { isOpen, weekId, staples: rows }
}
