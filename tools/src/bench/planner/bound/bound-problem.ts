// What a bound is sought for: the person's pools as trees of servings, and the kinds of day their plan is made of.
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { type AskedMeals, askedOf, gapDaysOf, mealsOf, type Pools, poolsOf, quartersFor } from '../asked.ts'
import type { Chance, JudgedRecipe, Person } from '../judged.ts'
import { daysOfPlan, daysOfWeek, type Meal, macroNames, quarters } from '../rules.ts'
import { type BoxTree, boxTree, type Serving } from './box-tree.ts'
import { boundsOf, type DayBounds } from './day-search.ts'

const weeksOfPlan = daysOfPlan / daysOfWeek

export type BoundProblem = {
  person: Person
  recipes: readonly JudgedRecipe[]
  asked: AskedMeals
  pools: Pools
  served(meal: Meal, recipe: JudgedRecipe): Serving[]
  /** The tree of a slot, or of one recipe in it. */
  treeOf(meal: Meal, only?: number): BoxTree
  chance: Chance
  bounds: DayBounds
}
/** A kind of day: its slots, whether each is capped, and how many days may be of it. */
export type DayKind = {
  meals: readonly Meal[]
  trees: readonly BoxTree[]
  isCapped: readonly boolean[]
  bounds: DayBounds
  most: number
}

export function problemOf(person: Person, recipes: readonly JudgedRecipe[]): BoundProblem {
  const asked = askedOf(person.flat)
  const pools = poolsOf(recipes, person)
  const numberOf = new Map(recipes.map((recipe, number) => [recipe.id, number]))
  const served = (meal: Meal, recipe: JudgedRecipe) =>
    quartersFor(meal, recipe, asked, person.ranges).map((portion) => ({
      recipe: numberOf.get(recipe.id)!,
      portion,
      macros: macroNames.map((name) => (recipe.perServing[name] * portion) / quarters.perServing),
    }))
  const trees = new Map<string, BoxTree>()
  const treeOf = (meal: Meal, only?: number) => {
    const key = `${meal} ${only ?? ''}`
    const pool = only === undefined ? (pools[meal] ?? []) : [recipes[only]]
    const tree = trees.get(key) ?? boxTree(pool.flatMap((recipe) => served(meal, recipe)))
    trees.set(key, tree)
    return tree
  }
  const chance = seededRandom(person.name)
  return { person, recipes, asked, pools, served, treeOf, chance, bounds: boundsOf(person.ranges) }
}

/** Days without dessert, and days with it where it is wanted: one or two a week. */
export function kindsOf(problem: BoundProblem): DayKind[] {
  const { asked, pools, bounds } = problem
  const mains = mealsOf(pools).filter((meal) => meal !== 'dessert')
  const kind = (meals: readonly Meal[], most: number): DayKind => ({
    meals,
    trees: meals.map((meal) => leftoverTree(problem, meal)),
    isCapped: meals.map((meal) => !asked[meal].isSame),
    bounds,
    most,
  })
  if (!asked.dessert.isEaten) return [kind(mains, daysOfPlan)]
  return [kind(mains, daysOfPlan - weeksOfPlan), kind([...mains, 'dessert'], 2 * weeksOfPlan)]
}

/** A slot that may hold leftovers may hold whatever is cooked for any meal. */
function leftoverTree({ asked, pools, served, treeOf }: BoundProblem, meal: Meal): BoxTree {
  if (asked[meal].leftovers === 'none') return treeOf(meal)
  const cooked = new Set(mealsOf(pools).flatMap((other) => (other === 'dessert' ? [] : (pools[other] ?? []))))
  return boxTree([...cooked].flatMap((recipe) => served(meal, recipe)))
}

/** A recipe that may fill several meals has the shortest of their gaps. */
export function gapsByRecipe({ pools, asked, recipes }: BoundProblem): (recipe: number) => number {
  const gaps = new Map<string, number>()
  for (const meal of mealsOf(pools))
    if (!asked[meal].isSame)
      for (const { id } of pools[meal] ?? [])
        gaps.set(id, Math.min(gaps.get(id) ?? daysOfWeek, gapDaysOf(pools[meal])))
  return (recipe: number) => gaps.get(recipes[recipe].id) ?? daysOfWeek
}
