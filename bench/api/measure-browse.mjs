import { askFor, spreadOf } from './ask.mjs'

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
const rounds = 3

/** Text and filters over the whole corpus for one slot of a day that is planned; each combination several times. */
export async function measureBrowse({ token, slot }) {
  const address = slot(10, 'dinner').replace(/[^/]+$/, 'dinner')
  const asked = words.flatMap((search) => filters.map((more) => ({ search, ...more })))
  const times = []
  for (let round = 0; round < rounds; round += 1)
    for (const q of asked) {
      const query = encodeURIComponent(JSON.stringify(q))
      times.push((await askFor(200, 'GET', `${address}?q=${query}`, { token })).ms)
    }
  const { p50, p95, most, count } = spreadOf(times)
  return [
    { what: `browse with text and filters, ${count} times, p50`, unit: 'ms', value: p50 },
    { what: '  p95', unit: 'ms', value: p95, goal: 15 },
    { what: '  most', unit: 'ms', value: most },
  ]
}
