// Two ways that need no planner, to see what planning is worth: the usual "random meal", and the nearest dish slot by slot.
// Both are given the slots, pools and servings that the rules allow, and both scale a dish to its meal.
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { type AskedMeals, askedOf, gapDaysOf, poolsOf, quartersFor, sharesOf } from './asked.ts'
import type { JudgedRecipe, Person, Plan } from './judged.ts'
import { planOfWeeks } from './plan.ts'
import { daysOfPlan, daysOfWeek, type Meal, macroNames, middleOf, quarters, type Ranges } from './rules.ts'
import { usualShape } from './shapes.ts'

const weeks = daysOfPlan / daysOfWeek

/** Any recipe of the pool, served as near to the meal's usual share of the day as the grid has it. */
export function randomPlan<Recipe extends JudgedRecipe>(
  person: Person,
  recipes: readonly Recipe[],
): Plan<Recipe> {
  const { asked, pools, shape } = layout(person, recipes)
  const chance = seededRandom(person.name)
  return planOfWeeks(
    Array.from({ length: weeks }, () => {
      const chosen = shape.dishes.map(({ meal }) => {
        const pool = pools[meal] ?? []
        return pool[Math.floor(chance() * pool.length)]
      })
      const servings = shape.slots.map(({ meal, dish }) =>
        usualServings(meal, chosen[dish], asked, person.ranges),
      )
      return { shape, recipes: chosen, servings }
    }),
  )
}

function usualServings(meal: Meal, recipe: JudgedRecipe, asked: AskedMeals, ranges: Ranges): number {
  const [least, most] = sharesOf(asked)[meal]
  const wanted = ((least + most) / 2) * middleOf(ranges.calories)
  return nearest(servingsFor(meal, recipe, asked, ranges), (servings) =>
    Math.abs(servings * recipe.perServing.calories - wanted),
  )
}

/** Slot by slot, the dish and serving nearest in all four macros to this slot's share of what the day still lacks. */
export function greedyPlan<Recipe extends JudgedRecipe>(
  person: Person,
  recipes: readonly Recipe[],
): Plan<Recipe> {
  const { asked, pools, shape } = layout(person, recipes)
  const lastCooked = new Map<string, number>()
  return planOfWeeks(
    Array.from({ length: weeks }, (_, week) => {
      const chosen: Recipe[] = []
      const servings: number[] = []
      let left: number[] = []
      for (const [at, { day, meal, dish }] of shape.slots.entries()) {
        const now = week * daysOfWeek + day
        if (shape.slots[at - 1]?.day !== day) left = wantedOf(person.ranges)
        const slots = shape.slots.slice(at).filter((slot) => slot.day === day)
        const wanted = shareOf(left, meal, slots, asked)
        const pool = pools[meal] ?? []
        const isRested = ({ id }: Recipe) => now - (lastCooked.get(id) ?? -daysOfPlan) >= gapDaysOf(pool)
        const open = chosen[dish] ? [chosen[dish]] : atLeastOne(pool.filter(isRested), pool)
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
function wantedOf(ranges: Ranges): number[] {
  return macroNames.map((name) => (name === 'netCarbs' ? 0.8 * ranges[name].maximum : middleOf(ranges[name])))
}

function shareOf(
  left: readonly number[],
  meal: Meal,
  slots: readonly { meal: Meal }[],
  asked: AskedMeals,
): number[] {
  const middle = (of: Meal) => sharesOf(asked)[of].reduce((sum, share) => sum + share, 0)
  const share = middle(meal) / slots.reduce((sum, slot) => sum + middle(slot.meal), 0)
  return left.map((amount) => Math.max(1, amount * share))
}

function nearestServing<Recipe extends JudgedRecipe>(
  open: readonly Recipe[],
  meal: Meal,
  asked: AskedMeals,
  ranges: Ranges,
  wanted: readonly number[],
): { recipe: Recipe; servings: number } {
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

function layout<Recipe extends JudgedRecipe>(person: Person, recipes: readonly Recipe[]) {
  const asked = askedOf(person.flat)
  return { asked, pools: poolsOf(recipes, person), shape: usualShape(asked) }
}

/** A leftover too large or small for its meal is served as it comes: once. */
function servingsFor(meal: Meal, recipe: JudgedRecipe, asked: AskedMeals, ranges: Ranges): readonly number[] {
  const fitting = quartersFor(meal, recipe, asked, ranges).map((portion) => portion / quarters.perServing)
  return atLeastOne(fitting, [1])
}

function nearest<Choice>(choices: readonly Choice[], distanceOf: (choice: Choice) => number): Choice {
  let best: { choice: Choice; distance: number } | undefined
  for (const choice of choices) {
    const distance = distanceOf(choice)
    if (!best || distance < best.distance) best = { choice, distance }
  }
  if (!best) throw new Error('There is nothing to choose from.')
  return best.choice
}

function atLeastOne<Choice>(list: readonly Choice[], otherwise: readonly Choice[]): readonly Choice[] {
  return list.length > 0 ? list : otherwise
}
