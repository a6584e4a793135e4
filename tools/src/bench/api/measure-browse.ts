import { askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import { spreadOf } from '../../load/spread.ts'
import { type Measured, spreadRows } from '../tables/measured.ts'

const words = [
  'chicken',
  'chiken',
  'salmon lemon',
  'egg',
  'avocado',
  'beef stew',
  'cheese',
  'mushroms',
  'coconut',
  'a',
]
const filters = [
  {},
  { time: 30 },
  { net_carbs: 8 },
  { categories: ['lunch'] },
  { time: 45, net_carbs: 10, page: 2 },
  { allergen: [16] },
]
/** Days whose dinner is looked for; the first question for each ranks the whole corpus for that day. */
const days = [3, 10, 18, 25]

/** Text and filters over the whole corpus for slots of days that are planned. */
export async function measureBrowse({ token, slot }: PlanHolder, cpuMs: () => number): Promise<Measured[]> {
  const asked = words.flatMap((search) => filters.map((more) => ({ search, ...more })))
  const first: number[] = []
  const later: number[] = []
  const cpuBefore = cpuMs()
  for (const day of days) {
    const address = slot(day, 'dinner').replace(/[^/]+$/, 'dinner')
    for (const [at, q] of asked.entries()) {
      const query = encodeURIComponent(JSON.stringify(q))
      const { ms } = await askFor(200, 'GET', `${address}?q=${query}`, { token })
      ;(at === 0 ? first : later).push(ms)
    }
  }
  const times = [...first, ...later]
  return [
    ...spreadRows('browse with text and filters', times, { p95: 15 }),
    { what: '  the first for a slot, median', unit: 'ms', value: spreadOf(first).p50 },
    { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / times.length },
  ]
}
