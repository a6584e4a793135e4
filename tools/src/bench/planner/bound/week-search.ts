// Looks for a week that can be eaten four times over with all of its days in range: what proves that a bound is reached.
import type { Chance } from '../judged.ts'
import type { Shape } from '../shapes.ts'
import type { BoundProblem } from './bound-problem.ts'
import { type BoxTree, openServings, weigh } from './box-tree.ts'
import { type Day, type DayBounds, findDays } from './day-search.ts'

/** Boxes looked into for a day before it is given up, in a search that may be repeated. */
const stepsForADay = 20_000
const choicesForADay = 6

type Search = Pick<BoundProblem, 'treeOf' | 'bounds' | 'chance'> & { priceOf(recipe: number): number }
/** A week's slots, the recipe of each dish by its number, and the portion of each slot. */
export type FoundWeek = {
  shape: Shape
  recipes: readonly number[]
  portions: readonly number[]
  daysInRange: number
}

/**
 * The best of many random weeks, built a day at a time, in each layout in turn. `treeOf(meal, recipe?)` is the tree of a slot;
 * `priceOf(recipe)` says how scarce a recipe is: of several days the one that uses up the least is taken.
 */
export function bestWeek({
  shapes,
  until,
  ...search
}: Search & {
  shapes: readonly Shape[]
  until(best: FoundWeek | undefined, tries: number): boolean
}): FoundWeek | undefined {
  let best: FoundWeek | undefined
  for (let tries = 0; tries === 0 || !until(best, tries); tries += 1) {
    const shape = shapes[tries % shapes.length]
    const week = buildWeek(shape, search)
    if (week && (!best || week.daysInRange > best.daysInRange)) best = week
  }
  return best
}

function buildWeek(shape: Shape, { treeOf, bounds, priceOf, chance }: Search): FoundWeek | undefined {
  const recipes: (number | undefined)[] = shape.dishes.map(() => undefined)
  const servings: number[] = []
  let daysInRange = 0
  for (const day of daysOf(shape)) {
    const slots = [...shape.slots.keys()].filter((at) => shape.slots[at].day === day)
    const trees = slots.map((at) => openTree(shape, at, recipes, treeOf))
    const inRange = chosenDay(trees, bounds, priceOf, chance)
    const chosen = inRange ?? anyDay(trees, chance)
    if (!chosen) return undefined
    if (inRange) daysInRange += 1
    for (const [at, serving] of chosen.entries()) {
      recipes[shape.slots[slots[at]].dish] = serving.recipe
      servings[slots[at]] = serving.portion
    }
  }
  return { shape, daysInRange, recipes: recipes.map((recipe) => recipe!), portions: servings }
}

function daysOf({ slots }: Shape): number[] {
  return [...new Set(slots.map(({ day }) => day))]
}

/** A dish chosen on an earlier day keeps its recipe; others take none that the week has cooked already. */
function openTree(
  { slots, dishes }: Shape,
  at: number,
  recipes: readonly (number | undefined)[],
  treeOf: Search['treeOf'],
): BoxTree {
  const { meal, dish } = slots[at]
  const chosen = recipes[dish]
  if (chosen !== undefined) {
    const tree = treeOf(meal, chosen)
    weigh(tree, () => 0)
    return tree
  }
  const isTaken = new Set(
    recipes.filter((recipe, other) => recipe !== undefined && !(dishes[dish].isSame && dishes[other].isSame)),
  )
  const fedMeals = slots.filter((slot) => slot.dish === dish && slot.meal !== meal).map((slot) => slot.meal)
  const canFeed = (recipe: number) => fedMeals.every((fed) => treeOf(fed, recipe).size > 0)
  const tree = treeOf(meal)
  weigh(tree, (recipe) => (isTaken.has(recipe) || !canFeed(recipe) ? Number.POSITIVE_INFINITY : 0))
  return tree
}

function chosenDay(
  trees: readonly BoxTree[],
  bounds: DayBounds,
  priceOf: Search['priceOf'],
  chance: Chance,
): Day | undefined {
  const priced = (day: Day) => day.reduce((sum, { recipe }) => sum + priceOf(recipe), 0) + 0.01 * chance()
  let best: { day: Day; price: number } | undefined
  for (let choice = 0; choice < choicesForADay; choice += 1) {
    const { found, isComplete } = findDays(trees, bounds, { mostSteps: stepsForADay, chance })
    if (found.length === 0 && isComplete) return undefined
    for (const day of found) {
      const price = priced(day)
      if (!best || price < best.price) best = { day, price }
    }
  }
  return best?.day
}

/** Out of range, but nothing forbidden. */
function anyDay(trees: readonly BoxTree[], chance: Chance): Day | undefined {
  const day: Day = []
  for (const tree of trees) {
    const free = openServings(tree).filter(({ recipe }) => day.every((other) => other.recipe !== recipe))
    if (free.length === 0) return undefined
    day.push(free[Math.floor(chance() * free.length)])
  }
  return day
}
