/** Past this share of the list the next page is loaded. */
export const nearEndShare = 0.9
/** Extra rows above and below, so that a scroll or a Tab finds the next one. */
const spareRows = 3

/** The top of each row, and the end of the last. */
export function rowTops(heights: readonly number[], gap: number): number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height + gap)
  return tops
}

/** The rows between two heights of the list, some more on both sides, and the one that must stay. */
export function rowsInSight(
  tops: readonly number[],
  { from, to }: { from: number; to: number },
  kept: number,
): number[] {
  const count = tops.length - 1
  const below = tops.findIndex((top) => top > from)
  const first = Math.max(0, (below === -1 ? count : below) - 1 - spareRows)
  const after = tops.findIndex((top) => top >= to)
  const end = Math.min(count, (after === -1 ? count : after) + spareRows)
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (kept < 0 || kept >= count || rows.includes(kept)) return rows
  return kept < first ? [kept, ...rows] : [...rows, kept]
}
