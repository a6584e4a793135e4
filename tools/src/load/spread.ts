export type Spread = Record<'p50' | 'p95' | 'p99' | 'most' | 'count', number>

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: sorted.at(-1) ?? Number.NaN,
    count: sorted.length,
  }
}
