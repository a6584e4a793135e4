import { seededRandom } from '@butterleaf/domain/chance/seeded-random'

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

const sortings = 9
const count = 100_000

/** How fast this machine's processor is now, beside what is measured on it: milliseconds to sort 100,000 numbers, the median. */
export function timeSorting(): number {
  const chance = seededRandom('sorting')
  const numbers = Float64Array.from({ length: count }, () => chance())
  const times = Array.from({ length: sortings }, () => {
    const startedAt = performance.now()
    numbers.slice().sort()
    return performance.now() - startedAt
  })
  return median(times)
}
