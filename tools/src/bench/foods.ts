// How soon the search of the food table answers a letter, in a real Chromium at a processor slowed down 4 times.
//   npm run bench -- foods
// Each name of content/usda/common.csv is typed letter by letter, whole and with a letter missing. Goals: an answer p95 ≤ 30 ms; no step of
// preparing the table longer than 50 ms; the table ≤ 600 KB as it is sent. Reference of the same run: a look at every name for
// each letter, without an index. Exit 1 when a goal is missed.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { foodTablePlaces } from '@butterleaf/cookbook/food-table/read-food-table'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import type { FoodIndex } from '@butterleaf/domain/food-table/search/index-foods'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { root } from '../../../scripts/setup/steps.mjs'
import { chromiumLaunch } from '../machine/chromium.ts'

type FoodFigures = Readonly<{
  decodeMs: number
  indexMs: number
  steps: number
  longestStepMs: number
  answers: number
  p50Ms: number
  p95Ms: number
  slowestMs: number
  referenceP95Ms: number
}>

/** What the page's script puts there. */
type FoodsInPage = {
  decodeFoodTable: (text: string) => FoodTable
  indexInSteps: (table: FoodTable) => Generator<undefined, FoodIndex>
  searchFoods: (index: FoodIndex, words: string) => readonly unknown[]
}

const pageWithFoods = `<!doctype html><title>foods</title><script type="module">
  import { decodeFoodTable } from '/food-table/food-table.js'
  import { indexInSteps } from '/food-table/search/index-foods.js'
  import { searchFoods } from '/food-table/search/search-foods.js'
  globalThis.foods = { decodeFoodTable, indexInSteps, searchFoods }
</script>`

/** Runs in the page: only what stands inside of it is there. */
async function searchInPage(names: string[]): Promise<FoodFigures> {
  const { decodeFoodTable, indexInSteps, searchFoods } = (globalThis as { foods?: FoodsInPage }).foods!
  const text = await (await fetch('/table')).text()

  const timed = <Value>(work: () => Value): [Value, number] => {
    const begunAt = performance.now()
    const value = work()
    return [value, performance.now() - begunAt]
  }
  const share = (times: number[], part: number) =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

  const [table, decodeMs] = timed(() => decodeFoodTable(text))
  const steps = indexInSteps(table)
  const stepTimes: number[] = []
  let index: FoodIndex | undefined
  while (!index) {
    const [step, stepMs] = timed(() => steps.next())
    stepTimes.push(stepMs)
    if (step.done) index = step.value
    await new Promise((resolve) => setTimeout(resolve))
  }

  const typed = names.flatMap((name) => {
    const letters = [...name].map((_, at) => name.slice(0, at + 1))
    return [...letters, name.slice(0, 2) + name.slice(3)]
  })
  const times = typed.map((words) => timed(() => searchFoods(index, words))[1])
  const all = Array.from({ length: table.size }, (_, at) => table.foodAt(at).name.toLowerCase())
  const reference = typed.map(
    (words) => timed(() => all.filter((name) => name.includes(words.toLowerCase())))[1],
  )
  return {
    decodeMs,
    indexMs: stepTimes.reduce((sum, one) => sum + one, 0),
    steps: stepTimes.length,
    longestStepMs: Math.max(...stepTimes),
    answers: times.length,
    p50Ms: share(times, 0.5),
    p95Ms: share(times, 0.95),
    slowestMs: Math.max(...times),
    referenceP95Ms: share(reference, 0.95),
  }
}

const origin = 'http://foods.test'
const slowedDown = 4

/** Loads the domain's compiled modules and the packed table into a page, and searches there. */
async function measureFoods(browser: Browser): Promise<FoodFigures> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, serve)
  await page.goto(`${origin}/page`)
  await slowDown(page)
  const common = readFileSync(foodTablePlaces(root).common, 'utf8')
  const names = common
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(',')[1] ?? [])
  const figures = await page.evaluate(searchInPage, names)
  await page.close()
  return figures
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
}

function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: pageWithFoods })
  if (pathname === '/table')
    return route.fulfill({ contentType: 'text/plain', path: foodTablePlaces(root).packed })
  return route.fulfill({
    contentType: 'text/javascript',
    path: join(root, 'packages', 'domain', 'dist', pathname),
  })
}

const goals = { answerMs: 30, stepMs: 50, sentBytes: 600_000 }

const browser = await chromium.launch(await chromiumLaunch())
const found = await measureFoods(browser).finally(() => browser.close())
const packed = readFileSync(foodTablePlaces(root).packed)
const sent = { gzip: gzipSync(packed, { level: 9 }).length, brotli: brotliCompressSync(packed).length }

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
const ms = (value: number) => `${value.toFixed(1)} ms`
console.log(`load of the machine ${loadavg()[0].toFixed(1)}, processor slowed down 4 times\n`)
console.log(
  `the table           ${kb(packed.length)}, sent as ${kb(sent.gzip)} (gzip) or ${kb(sent.brotli)} (brotli)`,
)
console.log(`reading the lines   ${ms(found.decodeMs)}`)
console.log(
  `the index           ${ms(found.indexMs)} in ${found.steps} steps, the longest ${ms(found.longestStepMs)}`,
)
console.log(
  `an answer           p50 ${ms(found.p50Ms)}, p95 ${ms(found.p95Ms)}, slowest ${ms(found.slowestMs)} of ${found.answers}`,
)
console.log(`reference           p95 ${ms(found.referenceP95Ms)} by looking at every name`)

const isFine =
  found.p95Ms <= goals.answerMs && found.longestStepMs <= goals.stepMs && sent.gzip <= goals.sentBytes
if (!isFine) process.exitCode = 1
