export type WeightPoint = {
  day: number
  grams: number
}

/** The slope between every two points, grams per day, lowest first; points of one day give none. */
export function sortedSlopes(points: readonly WeightPoint[]): Float64Array {
  const slopes = new Float64Array((points.length * (points.length - 1)) / 2)
  let count = 0
  for (let index = 0; index < points.length; index++) {
    const from = points[index]!
    for (let other = index + 1; other < points.length; other++) {
      const to = points[other]!
      if (to.day !== from.day) slopes[count++] = (to.grams - from.grams) / (to.day - from.day)
    }
  }
  return slopes.subarray(0, count).sort()
}

export function medianOfSorted(sorted: Float64Array): number {
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle]!
  return sorted.length === 0 ? 0 : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The weight a line of median slope and median height gives on that day. */
export function medianLineAt(day: number, points: readonly WeightPoint[]): number {
  const slope = medianOfSorted(sortedSlopes(points))
  return medianOfSorted(Float64Array.from(points, (point) => point.grams + slope * (day - point.day)).sort())
}
