/** Round numbers that span low to high in about `count` equal steps of 1, 2 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, count = 6): number[] {
  // A single level gets some air on both sides.
  if (low === high)
    return niceTicks(low - (Math.abs(low) / 100 || 1), high + (Math.abs(high) / 100 || 1), count)
  const spread = high - low
  const power = 10 ** Math.floor(Math.log10(spread / count))
  const step = power * ([1, 2, 5].find((multiple) => spread / power / multiple <= count) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

type Spot = readonly [x: number, y: number]

/** Slopes of a curve through the spots that never overshoots them (Fritsch and Carlson). */
function slopesOf(spots: readonly Spot[]): number[] {
  const secants = spots.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = spots[index] ?? [x, y]
    return x === fromX ? 0 : (y - fromY) / (x - fromX)
  })
  return spots.map((_, index) => {
    const before = secants[index - 1] ?? secants[index] ?? 0
    const after = secants[index] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** An SVG path through the spots, bent gently where `isSmooth`. */
export function pathThrough(spots: readonly Spot[], isSmooth: boolean): string {
  const slopes = slopesOf(spots)
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return spots
    .map(([x, y], index) => {
      const from = spots[index - 1]
      if (!from) return `M${at(x, y)}`
      if (!isSmooth) return `L${at(x, y)}`
      const third = (x - from[0]) / 3
      const leaving = at(from[0] + third, from[1] + third * (slopes[index - 1] ?? 0))
      const arriving = at(x - third, y - third * (slopes[index] ?? 0))
      return `C${leaving} ${arriving} ${at(x, y)}`
    })
    .join('')
}
