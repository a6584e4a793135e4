import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import type { FoodIndex } from '@butterleaf/domain/food-table/search/index-foods'

export type FoodFigures = Readonly<{
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

export const pageWithFoods = `<!doctype html><title>foods</title><script type="module">
  import { decodeFoodTable } from '/food-table/food-table.js'
  import { indexInSteps } from '/food-table/search/index-foods.js'
  import { searchFoods } from '/food-table/search/search-foods.js'
  globalThis.foods = { decodeFoodTable, indexInSteps, searchFoods }
</script>`

/** Runs in the page: only what stands inside of it is there. */
export async function searchInPage(names: string[]): Promise<FoodFigures> {
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
