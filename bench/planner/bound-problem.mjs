// What a bound is sought for: the person's pools as trees of servings, and the kinds of day their plan is made of.
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { askedOf, gapDaysOf, poolsOf, quartersFor } from './asked.mjs'
import { boxTree } from './box-tree.mjs'
import { boundsOf } from './day-search.mjs'
import { daysOfPlan, daysOfWeek, macroNames, quarters } from './rules.mjs'

const weeksOfPlan = daysOfPlan / daysOfWeek

export function problemOf(person, recipes) {
  const asked = askedOf(person.flat)
  const pools = poolsOf(recipes, person.flat, person.avoidedRecipes, person.ranges)
  const numberOf = new Map(recipes.map((recipe, number) => [recipe.id, number]))
  const served = (meal, recipe) =>
    quartersFor(meal, recipe, asked, person.ranges).map((portion) => ({
      recipe: numberOf.get(recipe.id),
      portion,
      macros: macroNames.map((name) => (recipe.perServing[name] * portion) / quarters.perServing),
    }))
  const trees = new Map()
  const treeOf = (meal, only) => {
    const key = `${meal} ${only ?? ''}`
    if (!trees.has(key)) {
      const pool = only === undefined ? pools[meal] : [recipes[only]]
      trees.set(key, boxTree(pool.flatMap((recipe) => served(meal, recipe))))
    }
    return trees.get(key)
  }
  const chance = seededRandom(person.name)
  return { person, recipes, asked, pools, served, treeOf, chance, bounds: boundsOf(person.ranges) }
}

/** Days without dessert, and days with it where it is wanted: one or two a week. */
export function kindsOf({ asked, pools, bounds, ...problem }) {
  const mains = Object.keys(pools).filter((meal) => meal !== 'dessert')
  const kind = (meals, most) => ({
    meals,
    trees: meals.map((meal) => leftoverTree({ asked, pools, ...problem }, meal)),
    isCapped: meals.map((meal) => !asked[meal].isSame),
    bounds,
    most,
  })
  if (!asked.dessert.isEaten) return [kind(mains, daysOfPlan)]
  return [kind(mains, daysOfPlan - weeksOfPlan), kind([...mains, 'dessert'], 2 * weeksOfPlan)]
}

/** A slot that may hold leftovers may hold whatever is cooked for any meal. */
function leftoverTree({ asked, pools, served, treeOf }, meal) {
  if (asked[meal].leftovers === 'none') return treeOf(meal)
  const cooked = new Set(Object.keys(pools).flatMap((other) => (other === 'dessert' ? [] : pools[other])))
  return boxTree([...cooked].flatMap((recipe) => served(meal, recipe)))
}

/** A recipe that may fill several meals has the shortest of their gaps. */
export function gapsByRecipe({ pools, asked, recipes }) {
  const gaps = new Map()
  for (const [meal, pool] of Object.entries(pools))
    if (!asked[meal].isSame)
      for (const { id } of pool) gaps.set(id, Math.min(gaps.get(id) ?? daysOfWeek, gapDaysOf(pool)))
  return (recipe) => gaps.get(recipes[recipe].id) ?? daysOfWeek
}
