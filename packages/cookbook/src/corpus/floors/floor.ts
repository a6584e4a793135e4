import type { Recipe } from '../../recipes/recipe.ts'

/** A number that the cookbook must reach, or must not exceed. */
export type CorpusFloor = {
  what: string
  from?: number
  to?: number
  count: (recipes: readonly Recipe[]) => number
}
export type FloorState = { what: string; wanted: string; value: number; isReached: boolean }
