import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { spreadOf } from './spread.ts'

const rounds = 9
const count = 100_000

/** How fast this machine's processor is now, beside what is measured on it: milliseconds to sort 100,000 numbers, the median. */
export function timeSorting(): number {
  const chance = seededRandom('sorting')
  const numbers = Float64Array.from({ length: count }, () => chance())
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    numbers.slice().sort()
    return performance.now() - startedAt
  })
  return spreadOf(times).p50
}
