import { isLater, type Mark } from './mark.ts'

export type Tick = Mark & {
  /** The name of the food. */
  ingredient: string
  /** What the list asked for when it was ticked: 0 where it gave no amount. */
  neededGrams: number
}

/** SHOP-5: one tick an ingredient, the last. In any order and any number of times, the same comes out. */
export function mergeTicks(some: readonly Tick[], others: readonly Tick[]): Tick[] {
  const latest = new Map<string, Tick>()
  for (const tick of [...some, ...others]) {
    const held = latest.get(tick.ingredient)
    if (!held || countsOver(tick, held)) latest.set(tick.ingredient, tick)
  }
  return [...latest.values()].sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1))
}

/** When all else is equal, the one that covers less, so that nothing needed goes unsaid. */
function countsOver(tick: Tick, held: Tick): boolean {
  if (isLater(tick, held) || isLater(held, tick)) return isLater(tick, held)
  return tick.neededGrams < held.neededGrams
}
