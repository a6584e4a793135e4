import { type FilledItem, type Helping, helpingsOf } from '../item.ts'

/**
 * What all who eat of an item are served of it, its main first, then its sides: the one place that says how many eat of a cooking. All
 * amounts follow from it: pans, batches, lists, leftovers.
 */
export type ServedOf = (item: FilledItem) => readonly Helping[]

/** So many portions of the owner's, with nobody else at the table. */
export function servedTo(people: number): ServedOf {
  return (item) => helpingsOf(item).map((helping) => timesHelping(helping, people))
}

export function timesHelping({ recipeId, servings }: Helping, factor: number): Helping {
  return { recipeId, servings: factor * servings }
}
