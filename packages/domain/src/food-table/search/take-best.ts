/** The few with the highest scores above 0, the highest first and the earlier one of two alike; without sorting all. */
export function takeBest(size: number, scoreOf: (at: number) => number, count: number): number[] {
  const best: { at: number; score: number }[] = []
  for (let at = 0; at < size; at++) {
    const score = scoreOf(at)
    if (score <= 0 || (best.length === count && score <= (best.at(-1)?.score ?? 0))) continue
    let place = best.length
    while (place > 0 && (best[place - 1]?.score ?? 0) < score) place--
    best.splice(place, 0, { at, score })
    if (best.length > count) best.pop()
  }
  return best.map(({ at }) => at)
}
