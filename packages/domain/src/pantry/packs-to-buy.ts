import type { PackSize } from './stock-food.ts'

export type PackCount = Readonly<{ pack: PackSize; count: number }>

/** A sum of grams may be a rounding error too high, which is no reason for another can. */
const dustShare = 1e-9
/** At most this many of the largest packs are replaced by smaller ones. */
const mostReplaced = 6

/**
 * SHOP-3: the packs that cover the grams with the least left over, and of those the fewest. Nothing for no
 * grams. `packs`: the smallest first.
 */
export function packsToBuy(grams: number, packs: readonly PackSize[]): PackCount[] {
  if (!(grams > 0)) return []
  const [smallest] = packs
  if (!smallest) return []
  // What is weighed out fits better than any pack.
  if (packs.length === 1 || smallest.unit === 'loose')
    return [{ pack: smallest, count: steps(grams, smallest.grams) }]
  return bestOf(grams, packs.toReversed())
}

export function packGrams(counts: readonly PackCount[]): number {
  return counts.reduce((sum, { pack, count }) => sum + pack.grams * count, 0)
}

function steps(grams: number, stepGrams: number): number {
  return Math.max(1, Math.ceil((grams / stepGrams) * (1 - dustShare)))
}

/** Tries fewer of the largest, and the rest by smaller ones. `packs`: the largest first. */
function bestOf(grams: number, packs: readonly PackSize[]): PackCount[] {
  const [pack, ...smaller] = packs
  const most = steps(grams, pack!.grams)
  const onlyThis = [{ pack: pack!, count: most }]
  if (smaller.length === 0) return onlyThis
  const fewest = Math.max(0, most - mostReplaced)
  const ways = Array.from({ length: most - fewest }, (_, index) => {
    const count = fewest + index
    const rest = bestOf(grams - count * pack!.grams, smaller)
    return count === 0 ? rest : [{ pack: pack!, count }, ...rest]
  })
  return [onlyThis, ...ways].reduce((best, way) => (isBetter(way, best) ? way : best))
}

function isBetter(way: readonly PackCount[], than: readonly PackCount[]): boolean {
  const [grams, others] = [packGrams(way), packGrams(than)]
  if (Math.abs(grams - others) > others * dustShare) return grams < others
  return countOf(way) < countOf(than)
}

function countOf(counts: readonly PackCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
