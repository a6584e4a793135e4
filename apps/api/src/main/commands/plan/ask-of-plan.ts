import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type IsoDate, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { unbrokenCalendar } from '@butterleaf/domain/calendar/plan-calendar'
import { minutesTogether } from '@butterleaf/domain/cooking/batches'
import type { PlannedDay, PlannedItem } from '@butterleaf/domain/meal-plan/planner/planned-day'
import { peopleOf, type Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { shoppingRhythmOf } from '@butterleaf/domain/onboarding/shopping-rhythm'
import type { TimedCooking } from '@butterleaf/domain/shopping-list/asks/list-ask'
import { type PlanAsk, planAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import { mayEatFood } from '#capabilities/shopping-list/operations.ts'
import { kitchenRecipeOf, openKitchen } from '#platform/planner/kitchen.ts'
import type { MadePlan } from './make-plan.ts'

/** Day 1 is a Monday; nothing else is read from it. */
const startDate = parseIsoDate('2001-01-01') as IsoDate

/** LIV-2: what the plan asks of a person who buys each list as planned. */
export function askOfPlan(
  { days }: Pick<MadePlan, 'days'>,
  questionnaire: Questionnaire,
  recipes: readonly Recipe[],
): PlanAsk {
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const foods = recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
  const foodsByName = new Map(foods.map((food) => [food.name, food]))
  const lists = listDaysOf(unbrokenCalendar(startDate), shoppingRhythmOf(questionnaire)).map((list) => {
    return { ...list, ticks: [] }
  })
  const cookings = days.flatMap((_, day) =>
    cookingsOn(day, days, { recipeById, people: peopleOf(questionnaire) }),
  )
  const mayEat = mayEatFood(questionnaire, { kitchen: openKitchen(recipes.map(kitchenRecipeOf)) })
  return planAsk({ startDate, cookings, lists, marks: [], foodsByName }, ({ name }) => {
    const food = foodsByName.get(name)
    return food !== undefined && mayEat(food)
  })
}

type Table = { recipeById: ReadonlyMap<string, Recipe>; people: number }

/** SHOP-3: a dish and its leftovers are cooked at once. */
export function cookingsOn(
  day: number,
  days: readonly PlannedDay[],
  { recipeById, people }: Table,
): TimedCooking[] {
  return days[day]!.items.flatMap((item) => {
    const main = item.leftoverOf ? [] : [{ dish: item.dish, servings: servingsCooked(item, day, days) }]
    const cooked = [...main, ...(item.sides ?? [])].map(({ dish, servings }) => {
      return { recipe: recipeById.get(dish.id)!, servings: people * servings }
    })
    return cooked.map(({ recipe, servings }, at) => ({
      itemId: `${day} ${item.meal}`,
      recipeTitle: recipe.title,
      factor: servings / recipe.servings,
      ingredients: recipe.ingredients,
      day,
      minutes: minutesTogether(cooked.slice(0, at + 1)) - minutesTogether(cooked.slice(0, at)),
    }))
  })
}

/** Its own and those of its leftovers. */
function servingsCooked({ meal, servings }: PlannedItem, day: number, days: readonly PlannedDay[]): number {
  const eatenLater = days
    .flatMap(({ items }) => items)
    .filter(({ leftoverOf }) => leftoverOf?.day === day && leftoverOf.meal === meal)
  return eatenLater.reduce((sum, later) => sum + later.servings, servings)
}
