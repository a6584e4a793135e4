import type { Cuisine } from '../recipes/cuisines.ts'

/** How much that is new a person wants on their plan. */
export const adventures = ['familiar', 'new-each-week', 'surprise'] as const
export type Adventure = (typeof adventures)[number]

/** What a person likes to eat. None of it is a matter of what they must not eat. */
export type Palate = Readonly<{
  likedCuisines: readonly Cuisine[]
  /** Chosen by nobody but the person: where they leave nothing, a relaxation names them. */
  dislikedCuisines: readonly Cuisine[]
  adventure: Adventure
  eatsMeatOrFish: boolean
}>
