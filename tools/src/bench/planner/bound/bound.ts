// The most of a person's 28 days that can be in range, under the rules of rules.ts and whatever algorithm.
//
// Two proofs meet. From below: a week, found by search, that keeps every rule when it is eaten four times over (the gap is seven
// days, so a week without a repeat may come again); the check of finished plans has the last word on it. From above:
// column-bound.ts, for any layout of leftovers, sameness and desserts. Where they are the same number the bound is exact; else the
// upper one stands, and is said to be no more.
import { checkPlan, faultsIn } from '../allowed.ts'
import { gapDaysOf, mealsOf } from '../asked.ts'
import type { Item, JudgedRecipe, Person } from '../judged.ts'
import { daysInRange, fourTimes } from '../plan.ts'
import { daysLeftoversKeep, daysOfPlan, daysOfWeek, leftoverShares, quarters } from '../rules.ts'
import { allShapes, type Shape, usualShape } from '../shapes.ts'
import { type BoundProblem, gapsByRecipe, kindsOf, problemOf } from './bound-problem.ts'
import { columnBound, type Prices } from './column-bound.ts'
import { loadHighs } from './load-highs.ts'
import { bestWeek, type FoundWeek } from './week-search.ts'

const weeksOfPlan = daysOfPlan / daysOfWeek
const quickTries = 12
const guidedMs = 15_000
const columnMs = 120_000
const mostSteps = 30_000_000
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
  const stopAt = performance.now() + guidedMs
  const until = (best: FoundWeek | undefined) =>
    (best?.daysInRange ?? 0) * weeksOfPlan >= above.upper || performance.now() > stopAt
  const guided = search(problem, { shapes: allShapes(problem.asked), prices: above.prices, until })
  return { lower: Math.max(first, guided), upper: above.upper }
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
function daysOfWeekPlan(week: FoundWeek | undefined, { person, recipes }: BoundProblem): number {
  if (!week) return 0
  const days: Item[][] = Array.from({ length: daysOfWeek }, () => [])
  for (const [at, { day, meal, dish, parent }] of week.shape.slots.entries()) {
    const servings = week.portions[at] / quarters.perServing
    days[day].push({ meal, recipe: recipes[week.recipes[dish]], servings, parent })
  }
  const plan = fourTimes(days)
  const check = checkPlan(plan, person, recipes)
  const isKept = faultsIn(check) === 0 && check.isSameEnough && check.areLeftoversAsAsked
  if (!isKept) throw new Error(`The week found for ${person.name} breaks a rule: ${JSON.stringify(check)}`)
  return daysInRange(plan, person.ranges)
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
  const { bound, prices } = columnBound({
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
  return { upper, prices }
}
