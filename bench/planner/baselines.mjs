// Two ways that need no planner, to see what planning is worth: the usual "random meal", and the nearest dish slot by slot.
// Both are given the slots, pools and servings that the rules allow, and both scale a dish to its meal.
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { askedOf, gapDaysOf, poolsOf, quartersFor, sharesOf } from './asked.mjs'
import { planOfWeeks } from './plan.mjs'
import { daysOfPlan, daysOfWeek, macroNames, middleOf, quarters } from './rules.mjs'
import { usualShape } from './shapes.mjs'

const weeks = daysOfPlan / daysOfWeek

/** Any recipe of the pool, served as near to the meal's usual share of the day as the grid has it. */
export function randomPlan(person, recipes) {
  const { asked, pools, shape } = layout(person, recipes)
  const chance = seededRandom(person.name)
  return planOfWeeks(
    Array.from({ length: weeks }, () => {
      const chosen = shape.dishes.map(({ meal }) => pools[meal][Math.floor(chance() * pools[meal].length)])
      const servings = shape.slots.map(({ meal, dish }) =>
        usualServings(meal, chosen[dish], asked, person.ranges),
      )
      return { shape, recipes: chosen, servings }
    }),
  )
}

function usualServings(meal, recipe, asked, ranges) {
  const [least, most] = sharesOf(asked)[meal]
  const wanted = ((least + most) / 2) * middleOf(ranges.calories)
  return nearest(servingsFor(meal, recipe, asked, ranges), (servings) =>
    Math.abs(servings * recipe.perServing.calories - wanted),
  )
}

/** Slot by slot, the dish and serving nearest in all four macros to this slot's share of what the day still lacks. */
export function greedyPlan(person, recipes) {
  const { asked, pools, shape } = layout(person, recipes)
  const lastCooked = new Map()
  return planOfWeeks(
    Array.from({ length: weeks }, (_, week) => {
      const chosen = []
      const servings = []
      let left
      for (const [at, { day, meal, dish }] of shape.slots.entries()) {
        const now = week * daysOfWeek + day
        if (shape.slots[at - 1]?.day !== day) left = wantedOf(person.ranges)
        const slots = shape.slots.slice(at).filter((slot) => slot.day === day)
        const wanted = shareOf(left, meal, slots, asked)
        const isRested = ({ id }) => now - (lastCooked.get(id) ?? -daysOfPlan) >= gapDaysOf(pools[meal])
        const open = chosen[dish] ? [chosen[dish]] : atLeastOne(pools[meal].filter(isRested), pools[meal])
        const choice = nearestServing(open, meal, asked, person.ranges, wanted)
        chosen[dish] = choice.recipe
        servings[at] = choice.servings
        lastCooked.set(choice.recipe.id, now)
        left = macroNames.map((name, macro) => left[macro] - choice.recipe.perServing[name] * choice.servings)
      }
      return { shape, recipes: chosen, servings }
    }),
  )
}

/** The middle of each range; of carbs what leaves some room. */
function wantedOf(ranges) {
  return macroNames.map((name) => (name === 'netCarbs' ? 0.8 * ranges[name].maximum : middleOf(ranges[name])))
}

function shareOf(left, meal, slots, asked) {
  const middle = (of) => sharesOf(asked)[of].reduce((sum, share) => sum + share, 0)
  const share = middle(meal) / slots.reduce((sum, slot) => sum + middle(slot.meal), 0)
  return left.map((amount) => Math.max(1, amount * share))
}

function nearestServing(open, meal, asked, ranges, wanted) {
  const choices = open.flatMap((recipe) =>
    servingsFor(meal, recipe, asked, ranges).map((servings) => ({ recipe, servings })),
  )
  return nearest(choices, ({ recipe, servings }) =>
    macroNames.reduce((sum, name, macro) => {
      const over = recipe.perServing[name] * servings - wanted[macro]
      return sum + (name === 'netCarbs' ? Math.max(0, over) : Math.abs(over)) / wanted[macro]
    }, 0),
  )
}

function layout({ flat, avoidedRecipes, ranges }, recipes) {
  const asked = askedOf(flat)
  return { asked, pools: poolsOf(recipes, flat, avoidedRecipes, ranges), shape: usualShape(asked) }
}

/** A leftover too large or small for its meal is served as it comes: once. */
function servingsFor(meal, recipe, asked, ranges) {
  const fitting = quartersFor(meal, recipe, asked, ranges).map((portion) => portion / quarters.perServing)
  return atLeastOne(fitting, [1])
}

function nearest(choices, distanceOf) {
  let best
  for (const choice of choices) {
    const distance = distanceOf(choice)
    if (!best || distance < best.distance) best = { choice, distance }
  }
  return best.choice
}

function atLeastOne(list, otherwise) {
  return list.length > 0 ? list : otherwise
}
