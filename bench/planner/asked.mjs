// What a flat personality asks of the plan, read from its codes anew, so that a slip in the product's reading shows.
import { meals, middleOf, mostGapDays, quarters, shares, sharesWithoutBreakfast } from './rules.mjs'

const leftoverWords = { 1: 'some', 2: 'mostly' }
const diets = {
  10: 'vegetarian',
  16: 'dairy-free',
  24: 'nut-free',
  101: 'gluten-free',
  102: 'soy-free',
  103: 'sesame-free',
}
const exclusions = { 1: 'red meat', 2: 'poultry', 3: 'pork', 4: 'fish', 5: 'eggs', 25: 'shellfish' }

/** By meal: whether it is eaten, how long it may take, whose dishes fill it, leftovers, sameness. */
export function askedOf({ schedules }) {
  const asked = {}
  for (const meal of meals) {
    const { skip, leftover, variety, unique, time, categories } = schedules[meal] ?? {}
    asked[meal] = {
      isEaten: meal === 'dessert' ? Boolean(unique) : !skip,
      mostMinutes: meal === 'dessert' ? 0 : (time ?? 0),
      from: [meal, ...(categories ?? [])],
      leftovers: unique ? 'none' : (leftoverWords[leftover] ?? 'none'),
      isSame: meal !== 'dessert' && variety === 2,
    }
  }
  return asked
}

/** Why a recipe must not be served to this person at all; undefined when it may. */
export function refusal(recipe, flat, avoidedRecipes) {
  const codes = [...(flat.allergen ?? []), ...(flat.intolerance ?? [])]
  for (const code of codes) {
    if (code in exclusions ? recipe.contains.includes(exclusions[code]) : !recipe.free.includes(diets[code]))
      return `code ${code}`
  }
  const avoided = new Set((flat.avoidedIngredients ?? []).map(({ name }) => name.trim().toLowerCase()))
  const food = recipe.ingredients.find((row) => avoided.has(row.food.name.toLowerCase()))?.food
  if (food) return `avoided food ${food.name}`
  return avoidedRecipes.includes(recipe.id) ? 'avoided recipe' : undefined
}

export function mayBeCookedFor(meal, recipe, asked) {
  const { isEaten, mostMinutes, from } = asked[meal]
  if (!isEaten || !recipe.meals.some((own) => from.includes(own))) return false
  return mostMinutes === 0 || recipe.prepMinutes + recipe.cookMinutes <= mostMinutes
}

export function sharesOf(asked) {
  return asked.breakfast.isEaten ? shares : sharesWithoutBreakfast
}

/** The servings, in quarters, that keep a dish inside its meal's share of the day. */
export function quartersFor(meal, recipe, asked, ranges) {
  const [least, most] = sharesOf(asked)[meal]
  const day = middleOf(ranges.calories)
  const perQuarter = recipe.perServing.calories / quarters.perServing
  const from = Math.max(quarters.least, Math.ceil((least * day) / perQuarter - 1e-9))
  const to = Math.min(quarters.most, Math.floor((most * day) / perQuarter + 1e-9))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** For each meal eaten, the recipes that may be cooked for it and have a serving that fits. */
export function poolsOf(recipes, flat, avoidedRecipes, ranges) {
  const asked = askedOf(flat)
  const edible = recipes.filter((recipe) => refusal(recipe, flat, avoidedRecipes) === undefined)
  const eaten = meals.filter((meal) => asked[meal].isEaten)
  return Object.fromEntries(
    eaten.map((meal) => [
      meal,
      edible.filter(
        (recipe) =>
          mayBeCookedFor(meal, recipe, asked) && quartersFor(meal, recipe, asked, ranges).length > 0,
      ),
    ]),
  )
}

/** Days that must pass before a recipe of so small a pool is cooked again. */
export function gapDaysOf(pool) {
  return Math.max(1, Math.min(mostGapDays, Math.floor(pool.length / 2)))
}
