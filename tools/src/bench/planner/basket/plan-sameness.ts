// How alike the meals of a week are: lunches and dinners that are cooked, each dish once.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import type { Plan } from '../judged.ts'
import { daysOfPlan, daysOfWeek } from '../rules.ts'

export type PlanSameness = {
  weeks: { effectiveProteins: number; largestProtein: number; largestCuisine: number; twins: number }[]
  /** Of the dinners that are cooked: those of the main protein of the evening before. */
  sameAsLastDinner: number
  fromTheShelf: number
  discoveriesAWeek: number
  /** CON-8: days above 45 g of fiber or 30 g of sweetener. */
  heavyDays: number
}

const mostOfADay = { fiber: 45, sweetener: 30 }
const shareOfTwins = 0.5

export function planSameness(plan: Plan<Recipe>): PlanSameness {
  const cooked = plan.flatMap((items, day) =>
    items.filter(({ parent, meal }) => !parent && meal !== 'dessert').map((item) => ({ ...item, day })),
  )
  const share = (isMeant: (recipe: Recipe) => boolean) =>
    cooked.filter(({ recipe }) => isMeant(recipe)).length
  const weeks = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) =>
    cooked.filter(({ day, meal }) => Math.floor(day / daysOfWeek) === week && meal !== 'breakfast'),
  )
  return {
    weeks: weeks.filter(({ length }) => length > 0).map((items) => weekOf(items.map(({ recipe }) => recipe))),
    sameAsLastDinner: sameAsLastDinner(plan),
    fromTheShelf: share(({ familiarity }) => familiarity === 'shelf') / Math.max(1, cooked.length),
    discoveriesAWeek: share(({ familiarity }) => familiarity === 'discovery') / weeks.length,
    heavyDays: plan.filter((items) => isHeavy(items)).length,
  }
}

function weekOf(eaten: readonly Recipe[]): PlanSameness['weeks'][number] {
  const recipes = [...new Map(eaten.map((recipe) => [recipe.id, recipe])).values()]
  const shares = (of: (recipe: Recipe) => string) => {
    const counts = new Map<string, number>()
    for (const recipe of recipes) counts.set(of(recipe), (counts.get(of(recipe)) ?? 0) + 1)
    return [...counts.values()].map((count) => count / recipes.length)
  }
  const proteins = shares(({ mainProtein }) => mainProtein)
  return {
    // As many equal shares would be as varied (the exponential of the entropy).
    effectiveProteins: Math.exp(-proteins.reduce((sum, part) => sum + part * Math.log(part), 0)),
    largestProtein: Math.max(...proteins),
    largestCuisine: Math.max(...shares(({ cuisine }) => cuisine)),
    twins: twinsAmong(recipes),
  }
}

function twinsAmong(recipes: readonly Recipe[]): number {
  const foods = recipes.map(
    ({ ingredients }) =>
      new Set(ingredients.filter(({ food }) => !stockFoodOf(food).isStaple).map(({ food }) => food.id)),
  )
  const areTwins = (one: Set<string>, other: Set<string>) => {
    const both = [...one].filter((food) => other.has(food)).length
    return both / (one.size + other.size - both) > shareOfTwins
  }
  return foods.flatMap((one, at) => foods.slice(at + 1).filter((other) => areTwins(one, other))).length
}

function sameAsLastDinner(plan: Plan<Recipe>): number {
  const dinners = plan.map((items) => items.find(({ meal }) => meal === 'dinner'))
  const cooked = dinners.filter((dinner, day) => dinner && !dinner.parent && dinners[day - 1])
  const again = cooked.filter((dinner) => {
    const before = dinners[dinners.indexOf(dinner) - 1]?.recipe
    return before?.mainProtein === dinner?.recipe.mainProtein && before?.id !== dinner?.recipe.id
  })
  return cooked.length > 0 ? again.length / cooked.length : 0
}

function isHeavy(items: Plan<Recipe>[number]): boolean {
  let fiber = 0
  let sweetener = 0
  for (const { recipe, servings } of items) {
    fiber += recipe.perServing.fiber * servings
    for (const { food, grams } of recipe.ingredients)
      sweetener += (food.per100g.polyols * grams * servings) / 100 / recipe.servings
  }
  return fiber > mostOfADay.fiber || sweetener > mostOfADay.sweetener
}
