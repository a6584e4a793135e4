// What a plan asks a person to eat, beside its figures: tofu in place of meat, large plates, batches of dessert, familiar dishes.
import { dishOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { palateOf } from '@butterleaf/domain/onboarding/palate-of'
import type { PlacedItem, Plan } from './judged.ts'
import type { Profile } from './profiles.ts'

export type Habits = {
  /** Undefined for a person who eats neither meat nor fish. */
  replacedDinners: number | undefined
  largestPlateGrams: number
  dessertBatches: number[]
  meals: number
  familiarMeals: number
  organMeals: number
}

export function habitsOf({ questionnaire, flat }: Profile, plan: Plan<Recipe>): Habits {
  const items = plan.flatMap((eaten, day) =>
    eaten.map((item) => ({ ...item, day, dish: dishOf(item.recipe) })),
  )
  const replaced = items.filter(({ meal, dish }) => meal === 'dinner' && dish.character.isMeatReplacer)
  const has = (isMeant: (dish: Dish) => boolean) => items.filter(({ dish }) => isMeant(dish)).length
  return {
    replacedDinners: palateOf(questionnaire).eatsMeatOrFish ? replaced.length : undefined,
    largestPlateGrams: Math.max(...items.map(({ dish, servings }) => dish.gramsPerServing * servings)),
    dessertBatches: items
      .filter(({ meal, parent }) => meal === 'dessert' && !parent)
      .map((cooked) => (servingsCooked(cooked, items) * (flat.scaling ?? 1)) / cooked.recipe.servings),
    meals: items.length,
    familiarMeals: has(({ character }) => character.familiarity !== 'discovery'),
    organMeals: has(({ character }) => character.isOrganMeat),
  }
}

function servingsCooked(cooked: PlacedItem, items: readonly PlacedItem[]): number {
  const leftovers = items.filter(({ meal, parent }) => meal === 'dessert' && parent?.day === cooked.day)
  return leftovers.reduce((sum, { servings }) => sum + servings, cooked.servings)
}

export function habitsInWords(habits: readonly Habits[]): string {
  const sum = (of: (one: Habits) => number) => habits.reduce((total, one) => total + of(one), 0)
  const dinners = habits.flatMap(({ replacedDinners }) => replacedDinners ?? [])
  const batches = habits.flatMap(({ dessertBatches }) => dessertBatches)
  const whole = batches.filter((batch) => Number.isInteger(batch)).length
  const least = Math.min(...batches)
  const meals = sum((one) => one.meals)
  const percent = (of: number) => `${((100 * of) / meals).toFixed(1)} %`
  const mean = dinners.reduce((total, count) => total + count, 0) / dinners.length
  return [
    `dinners of a meat replacer in 28, of ${dinners.length} people who eat meat or fish: mean ${mean.toFixed(2)}, most ${Math.max(...dinners)}`,
    `largest plate: ${Math.round(Math.max(...habits.map(({ largestPlateGrams }) => largestPlateGrams)))} g`,
    `desserts cooked: ${batches.length}, of whole batches ${whole}, least ${least.toFixed(2)} of a batch`,
    `meals that are weeknight dishes or known: ${percent(sum((one) => one.familiarMeals))}; of organ meat: ${percent(sum((one) => one.organMeals))}`,
  ].join('\n')
}
