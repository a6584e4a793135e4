// How the time of reading what people bring grows with its size: each nasty import from a 32nd of its limit to the limit, doubled.
//   npm run bench -- readers
// Each row tells the largest growth of a doubling that ends above 5 ms, and the time at the limit. Exit 1 when one misses its goal.
import { readOwnRecipes } from '@butterleaf/cookbook/import/own/read-own-recipes'
import { contentDictionary } from '@butterleaf/cookbook/testing/content-dictionary'
import { type NastyImport, nastyImports } from '@butterleaf/cookbook/testing/nasty-imports'
import { timeSorting } from '../load/spread.ts'
import { aligned } from './tables/figures.ts'

const mostGrowth = 2.3
const mostMs = 2_000
const leastMs = 5
const steps = 5
const dictionary = contentDictionary()

console.log(`100,000 numbers sorted in ${timeSorting().toFixed(1)} ms\n`)
const rows = nastyImports.map((nasty) => {
  const times = Array.from({ length: steps + 1 }, (_, step) =>
    timeOf(nasty, nasty.mostBytes / 2 ** (steps - step)),
  )
  const growths = times.slice(1).map((ms, index) => (ms < leastMs ? 1 : ms / times[index]!))
  const [growth, ms] = [Math.max(...growths), times.at(-1)!]
  const isOver = growth > mostGrowth || ms > mostMs
  if (isOver) process.exitCode = 1
  const kilobytes = String(Math.round(nasty.mostBytes / 1000))
  return [nasty.what, kilobytes, ms.toFixed(1), growth.toFixed(2), isOver ? 'over' : '']
})
console.log(aligned([['what', 'KB', 'ms', 'growth', ''], ...rows]))

/** The best of five: the machine's other work only adds. */
function timeOf({ make }: NastyImport, bytes: number): number {
  const source = make(bytes)
  return best(() => readOwnRecipes(source, dictionary))
}

function best(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
