import type { Recipe } from '../../recipes/recipe.ts'
import type { FloorState } from './floor.ts'
import { shapeFloors } from './shape-floors.ts'
import { shelfFloors } from './shelf-floors.ts'
import { demandFloors, sizeFloors } from './size-floors.ts'

/** Each floor with what is wanted and what is there. */
export function floorStates(recipes: readonly Recipe[]): FloorState[] {
  const all = [...sizeFloors, ...demandFloors, ...shelfFloors, ...shapeFloors]
  return all.map(({ what, from = 0, to, count }) => {
    const value = Math.round(count(recipes) * 10) / 10
    const wanted = to === undefined ? `at least ${from}` : from === 0 ? `at most ${to}` : `${from} to ${to}`
    return { what, wanted, value, isReached: value >= from && (to === undefined || value <= to) }
  })
}

/** A sentence for each floor that isn't reached and should be. */
export function missedFloors(recipes: readonly Recipe[]): string[] {
  return floorStates(recipes)
    .filter(({ isReached }) => !isReached)
    .map(({ what, wanted, value }) => `${what}: ${value}, wanted ${wanted}.`)
}
