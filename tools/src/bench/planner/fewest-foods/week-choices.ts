// What a week of a plan decides, its dishes forgotten: which slots share a dish, and from when to when its leftovers are kept.
import { askedOf } from '../asked.ts'
import type { AskedFlat, Item, JudgedRecipe, Plan } from '../judged.ts'
import { daysOfWeek, type Meal } from '../rules.ts'

export type ChoiceSlot = { day: number; meal: Meal; parent?: { day: number; meal: Meal } }
/** One dish to choose: cooked for `meal`, eaten in all of these slots. */
export type WeekChoices = readonly {
  meal: Meal
  slots: readonly ChoiceSlot[]
  /** 0: no leftovers. */
  oldestLeftoverDays: number
  /** One dish of a meal that is to be mostly the same. */
  isSame: boolean
}[]

export function weekChoicesOf(plan: Plan, week: number, flat: AskedFlat): WeekChoices {
  const asked = askedOf(flat)
  const monday = week * daysOfWeek
  const choices = new Map<string, { meal: Meal; isSame: boolean; slots: ChoiceSlot[] }>()
  for (const [day, items] of plan.slice(monday, monday + daysOfWeek).entries())
    for (const item of items) {
      const parent = item.parent && { day: item.parent.day - monday, meal: item.parent.meal }
      const cooked = parent ?? { day, meal: item.meal }
      const { isSame } = asked[cooked.meal]
      const key = isSame ? `${cooked.meal} ${item.recipe.id}` : `${cooked.meal} ${cooked.day}`
      const choice = choices.get(key) ?? { meal: cooked.meal, isSame, slots: [] }
      choice.slots.push({ day, meal: item.meal, ...(parent && { parent }) })
      choices.set(key, choice)
    }
  return [...choices.values()].map((choice) => ({ ...choice, oldestLeftoverDays: oldestOf(choice.slots) }))
}

function oldestOf(slots: readonly ChoiceSlot[]): number {
  return Math.max(0, ...slots.map(({ day, parent }) => (parent ? day - parent.day : 0)))
}

/** The same week with these dishes and portions, in quarters. */
export function fillChoices<Recipe extends JudgedRecipe>(
  choices: WeekChoices,
  recipeOf: (choice: number) => Recipe,
  servingsOf: (choice: number, slot: number) => number,
): Item<Recipe>[][] {
  const days: Item<Recipe>[][] = Array.from({ length: daysOfWeek }, () => [])
  for (const [choice, { slots }] of choices.entries())
    for (const [at, { day, meal, parent }] of slots.entries())
      days[day].push({ meal, recipe: recipeOf(choice), servings: servingsOf(choice, at), parent })
  return days
}
