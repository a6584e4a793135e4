export type Spread = Record<'p50' | 'p95' | 'p99' | 'most' | 'count', number>

export function median(values: readonly number[]): number {
  return spreadOf(values).p50
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function spreadOf(times: readonly number[]): Spread {
  const at = (share: number) => quantile(times, share)
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: at(1),
    count: times.length,
  }
}
