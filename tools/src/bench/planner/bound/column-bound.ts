// A proven upper bound on the days in range, where variety is what limits them.
//
// Every day in range uses up some of its recipes, and a recipe may be cooked only so often in 28 days. Choosing days so that no
// recipe is used up more often is a packing problem; its linear relaxation is solved over a growing list of days ("columns").
// Each solution prices the recipes. When the exact day search finds no day cheaper than 1 at these prices, then by weak duality
// no plan has more days in range than everything there is costs: that sum is the bound, however well or badly the solver did.
import type { Chance } from '../judged.ts'
import { daysOfPlan } from '../rules.ts'
import type { DayKind } from './bound-problem.ts'
import { weigh } from './box-tree.ts'
import { type Day, findDays } from './day-search.ts'
import type { Highs } from './load-highs.ts'

const almost = 1e-6
const quickSearches = 24
const stepsOfAQuickSearch = 5_000

/** How often things are to be had: cookings of a recipe, slots fed without cooking, and the most of them by one recipe. */
export type Supply = {
  timesOf(recipe: number): number
  leftovers: number
  fedOf(recipe: number): number
}
export type Prices = { recipes: Map<number, number>; kinds: number[]; day: number; leftover: number }
type DayColumn = { kind: number; uses: ReadonlyMap<number, number> }
type Packing = { highs: Highs; kinds: readonly DayKind[]; supply: Supply; chance: Chance }
type CheapSearch = { searches: number; mostSteps: number }

export function columnBound({
  mostSteps,
  isOver,
  ...packing
}: Packing & { mostSteps: number; isOver(): boolean }): {
  bound: number
  prices: Prices
} {
  const { kinds, supply } = packing
  const columns: DayColumn[] = []
  let prices: Prices = { recipes: new Map(), kinds: kinds.map(() => 0), day: 0, leftover: 0 }
  const search = (how: CheapSearch) => cheapDays({ ...packing, prices, ...how })
  while (!isOver()) {
    const quick = search({ searches: quickSearches, mostSteps: stepsOfAQuickSearch })
    const { days, isComplete } = quick.days.length > 0 ? quick : search({ searches: 1, mostSteps })
    if (days.length === 0)
      return { bound: isComplete ? costOfAll(prices, kinds, supply) : daysOfPlan, prices }
    columns.push(...days)
    const solved = solvePacking(packing, columns)
    prices = solved.prices
    if (solved.value > daysOfPlan - almost) break
  }
  return { bound: daysOfPlan, prices }
}

/** Days of every kind that are cheaper than 1; with none found, `isComplete` says that there are none. */
function cheapDays(options: Packing & CheapSearch & { prices: Prices }): {
  days: DayColumn[]
  isComplete: boolean
} {
  const { kinds, prices, chance, supply, searches, mostSteps } = options
  const days: DayColumn[] = []
  let isComplete = true
  for (const [kind, { trees, isCapped, bounds }] of kinds.entries()) {
    for (const [slot, tree] of trees.entries())
      weigh(tree, (recipe) => (isCapped[slot] ? (prices.recipes.get(recipe) ?? 0) : 0))
    const lighterThan = 1 - almost - prices.day - prices.kinds[kind]
    for (let search = 0; search < searches; search += 1) {
      const result = findDays(trees, bounds, {
        lighterThan,
        mostSteps,
        chance,
        mayRepeat: supply.leftovers > 0,
      })
      days.push(...result.found.map((servings) => columnOf(servings, kind, isCapped)))
      isComplete &&= result.isComplete || result.found.length > 0
      if (result.isComplete) break
    }
  }
  return { days, isComplete }
}

function columnOf(servings: Day, kind: number, isCapped: readonly boolean[]): DayColumn {
  const uses = new Map<number, number>()
  for (const [slot, { recipe }] of servings.entries())
    if (isCapped[slot]) uses.set(recipe, (uses.get(recipe) ?? 0) + 1)
  return { kind, uses }
}

/** What everything there is costs. Prices below 0 are the solver's dust; the day search left at most `almost` uncovered. */
function costOfAll(
  { recipes, kinds: ofKinds, day, leftover }: Prices,
  kinds: readonly DayKind[],
  { timesOf, leftovers, fedOf }: Supply,
): number {
  let cost = daysOfPlan * day + leftovers * leftover
  for (const [kind, price] of ofKinds.entries()) cost += price * kinds[kind].most
  for (const [recipe, price] of recipes)
    cost += price * timesOf(recipe) + Math.max(0, price - leftover) * fedOf(recipe)
  return Math.min(daysOfPlan, cost / (1 - almost))
}

function solvePacking(
  { highs, kinds, supply }: Packing,
  columns: readonly DayColumn[],
): { value: number; prices: Prices } {
  const { Rows, ObjectiveValue } = highs.solve(packingText(columns, kinds, supply), { output_flag: false })
  const prices: Prices = { recipes: new Map(), kinds: kinds.map(() => 0), day: 0, leftover: 0 }
  for (const row of Rows) {
    if (!('Name' in row && 'Dual' in row)) continue
    const { Name } = row
    const price = Math.max(0, row.Dual)
    if (Name.startsWith('recipe')) prices.recipes.set(Number(Name.slice('recipe'.length)), price)
    else if (Name.startsWith('kind')) prices.kinds[Number(Name.slice('kind'.length))] = price
    else if (Name === 'day' || Name === 'leftover') prices[Name] = price
  }
  return { value: ObjectiveValue, prices }
}

/** The packing problem in the LP format that solvers read. */
function packingText(
  columns: readonly DayColumn[],
  kinds: readonly DayKind[],
  { timesOf, leftovers, fedOf }: Supply,
): string {
  const all = columns.map((_, at) => `x${at}`)
  const users = new Map<number, string[]>()
  for (const [at, { uses }] of columns.entries())
    for (const [recipe, times] of uses) users.set(recipe, [...(users.get(recipe) ?? []), `${times} x${at}`])
  const fed = leftovers > 0 ? [...users.keys()] : []
  const rows = [
    `day: ${all.join(' + ')} <= ${daysOfPlan}`,
    ...kinds.flatMap(({ most }, kind) => {
      const own = all.filter((_, at) => columns[at].kind === kind)
      return own.length > 0 ? [`kind${kind}: ${own.join(' + ')} <= ${most}`] : []
    }),
    ...[...users].map(([recipe, terms]) => {
      const more = leftovers > 0 ? ` - f${recipe}` : ''
      return `recipe${recipe}: ${terms.join(' + ')}${more} <= ${timesOf(recipe)}`
    }),
    ...(fed.length > 0 ? [`leftover: ${fed.map((recipe) => `f${recipe}`).join(' + ')} <= ${leftovers}`] : []),
  ]
  const limits = fed.map((recipe) => `0 <= f${recipe} <= ${fedOf(recipe)}`)
  return `Maximize\n value: ${all.join(' + ')}\nSubject To\n ${rows.join('\n ')}\nBounds\n ${limits.join('\n ')}\nEnd`
}
