// The most of a person's 28 days that can be in range, under the rules of rules.mjs and whatever algorithm.
//
// Two proofs meet. From below: a week, found by search or by an integer program, that keeps every rule when it is eaten four times
// over (the gap is seven days, so a week without a repeat may come again); the check of finished plans has the last word on it.
// From above: column-bound.mjs and, where all days in range can be listed, week-program.mjs, for any layout of leftovers,
// sameness and desserts. Where they are the same number the bound is exact; else the upper one stands, and is said to be no more.
import { checkPlan } from '../allowed.ts'
import { gapDaysOf, mealsOf } from '../asked.ts'
import type { JudgedRecipe, Person } from '../judged.ts'
import { planOfWeeks, totalsOf } from '../plan.ts'
import {
  daysLeftoversKeep,
  daysOfPlan,
  daysOfWeek,
  deviationOf,
  type LeftoverWish,
  type Limits,
  leftoverShares,
  type Meal,
  quarters,
} from '../rules.ts'
import { allShapes, type Shape, usualShape } from '../shapes.ts'
import { type BoundProblem, gapsByRecipe, kindsOf, problemOf } from './bound-problem.ts'
import { columnBound, type DayColumn, type Prices } from './column-bound.ts'
import { fillWeek, type WeekChoice } from './fill-week.ts'
import { loadHighs } from './load-highs.ts'
import { allDays, bestWeekOf, type DayChoice, type WeekRules } from './week-program.ts'
import { bestWeek, type FoundWeek } from './week-search.ts'

/** What 25–50 and 50–85 % of seven slots are. */
const leftoversAWeek: Readonly<Record<LeftoverWish, Limits>> = { none: [0, 0], some: [2, 3], mostly: [4, 5] }
const weeksOfPlan = daysOfPlan / daysOfWeek
const quickTries = 12
const guidedMs = 15_000
const columnMs = 120_000
const mostSteps = 30_000_000
const mostColumnDays = 500
const dust = 1e-4

const highs = await loadHighs()

/** `lower` days were found, more than `upper` can't be. */
export type PersonBound = Readonly<{ lower: number; upper: number }>

export function boundFor(person: Person, recipes: readonly JudgedRecipe[]): PersonBound {
  const problem = problemOf(person, recipes)
  const first = quickSearch(problem)
  if (first === daysOfPlan) return { lower: first, upper: daysOfPlan }
  const above = upperBound(problem, performance.now() + columnMs)
  if (first >= above.upper) return { lower: first, upper: above.upper }
  const exact = exactWeek(problem)
  if (exact) return { lower: Math.max(first, exact.lower), upper: Math.min(above.upper, exact.upper) }
  const sampled = weekOfDays(problem, columnDays(problem, above.columns))
  if (sampled >= above.upper) return { lower: sampled, upper: above.upper }
  const stopAt = performance.now() + guidedMs
  const until = (best: FoundWeek | undefined) =>
    (best?.daysInRange ?? 0) * weeksOfPlan >= above.upper || performance.now() > stopAt
  const guided = search(problem, { shapes: allShapes(problem.asked), prices: above.prices, until })
  return { lower: Math.max(first, sampled, guided), upper: above.upper }
}

function quickSearch(problem: BoundProblem): number {
  return search(problem, {
    shapes: [usualShape(problem.asked)],
    until: (best, tries) => best?.daysInRange === daysOfWeek || tries >= quickTries,
  })
}

type WeekSearch = {
  shapes: readonly Shape[]
  prices?: Prices
  until: Parameters<typeof bestWeek>[0]['until']
}

function search(problem: BoundProblem, { shapes, prices, until }: WeekSearch): number {
  const { treeOf, bounds, chance } = problem
  const priceOf = (recipe: number) => prices?.recipes.get(recipe) ?? 0
  return daysOfWeekPlan(bestWeek({ shapes, treeOf, bounds, priceOf, chance, until }), problem)
}

/** What was found counts only when the judge of finished plans finds nothing wrong with it. */
function daysOfWeekPlan(week: WeekChoice | undefined, { person, recipes }: BoundProblem): number {
  if (!week) return 0
  const { shape } = week
  const chosen = week.recipes.map((number) => recipes[number])
  const servings = week.portions.map((portion) => portion / quarters.perServing)
  const filled = { shape, recipes: chosen, servings }
  const plan = planOfWeeks(Array.from({ length: weeksOfPlan }, () => filled))
  const check = checkPlan(plan, person, recipes)
  const isKept =
    check.hard.length + check.gapViolations + check.orphans + check.staleLeftovers === 0 &&
    check.isSameEnough &&
    check.areLeftoversAsAsked
  if (!isKept) throw new Error(`The week found for ${person.name} breaks a rule: ${JSON.stringify(check)}`)
  return plan.filter((items) => deviationOf(totalsOf(items), person.ranges) === 0).length
}

/** Where all days in range can be listed: first with leftovers as free as can be, then with as many a week as are asked for. */
function exactWeek(problem: BoundProblem): { lower: number; upper: number } | undefined {
  const mayRepeat = Object.values(problem.asked).some(({ leftovers }) => leftovers !== 'none')
  const days =
    isSimple(problem) && allDays(kindsOf(problem), { chance: problem.chance, mayRepeat, mostSteps })
  if (!days) return undefined
  const free: typeof leftoversAWeek = { none: [0, 0], some: [0, daysOfWeek], mostly: [0, daysOfWeek] }
  const { upper } = bestWeekOf(highs, days, weekRules(problem, free))
  return { upper: weeksOfPlan * upper, lower: weekOfDays(problem, days) }
}

/** Days in range of the best plan of equal weeks that these days make. */
function weekOfDays(problem: BoundProblem, days: readonly DayChoice[]): number {
  if (!isSimple(problem)) return 0
  const { week } = bestWeekOf(highs, days, weekRules(problem, leftoversAWeek))
  const servingsOf = (meal: Meal, recipe?: number) => problem.treeOf(meal, recipe).servings
  return daysOfWeekPlan(week && fillWeek(week, mealsOf(problem.pools), servingsOf), problem)
}

/** The integer program knows no meals that are mostly the same, nor gaps of less than a week. */
function isSimple({ asked, pools }: BoundProblem): boolean {
  return mealsOf(pools).every((meal) => !asked[meal].isSame && gapDaysOf(pools[meal]) === daysOfWeek)
}

function weekRules({ asked, pools, recipes }: BoundProblem, leftovers: typeof leftoversAWeek): WeekRules {
  const meals = mealsOf(pools)
  const ids = new Map(meals.map((meal) => [meal, new Set(pools[meal]?.map(({ id }) => id))]))
  return {
    meals,
    mayCook: (recipe, meal) => ids.get(meal)?.has(recipes[recipe].id) === true,
    leftoversOf: (meal) => leftovers[asked[meal].leftovers],
    wantsDessert: asked.dessert.isEaten,
  }
}

/** The days that the bound from above was made of, and some that come near to them. */
function columnDays(problem: BoundProblem, columns: readonly DayColumn[]): DayChoice[] {
  const kinds = kindsOf(problem)
  const sets = new Map(
    columns.map(({ kind, servings }) => [
      `${kind} ${servings.map(({ recipe }) => recipe)}`,
      { meals: kinds[kind].meals, servings },
    ]),
  )
  return [...sets.values()].slice(-mostColumnDays)
}

function upperBound(problem: BoundProblem, stopAt: number) {
  const { asked, pools, chance } = problem
  const wanting = mealsOf(pools).filter((meal) => asked[meal].leftovers !== 'none')
  const leftovers = wanting.reduce(
    (sum, meal) => sum + Math.floor(daysOfPlan * leftoverShares[asked[meal].leftovers][1] + 1e-9),
    0,
  )
  const gapOf = gapsByRecipe(problem)
  const timesOf = (recipe: number) => Math.ceil(daysOfPlan / gapOf(recipe))
  const fedOf = (recipe: number) => timesOf(recipe) * daysLeftoversKeep * wanting.length
  const { bound, prices, columns } = columnBound({
    highs,
    kinds: kindsOf(problem),
    supply: { timesOf, leftovers, fedOf },
    chance,
    mostSteps,
    isOver: () => performance.now() > stopAt,
  })
  const areWeeksApart =
    leftovers === 0 && mealsOf(pools).every((meal) => gapDaysOf(pools[meal]) === daysOfWeek)
  const upper = areWeeksApart
    ? weeksOfPlan * Math.floor(bound / weeksOfPlan + dust)
    : Math.floor(bound + dust)
  return { upper, prices, columns }
}
