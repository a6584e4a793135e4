import { askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
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
export async function measureBrowse({ token, day: dayOf }: PlanHolder): Promise<Measured[]> {
  const asked = words.flatMap((search) => filters.map((more) => ({ search, ...more })))
  const times: number[] = []
  for (const day of days)
    for (const q of asked) {
      const query = encodeURIComponent(JSON.stringify(q))
      times.push((await askFor(200, 'GET', `${dayOf(day)}/items/dinner?q=${query}`, { token })).ms)
    }
  return spreadRows('browse with text and filters', times, { p95: 15 })
}
