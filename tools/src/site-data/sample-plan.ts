import { presentCard } from '@butterleaf/api/capabilities/recipes/present-card'
import { presentDayFit } from '@butterleaf/api/capabilities/recipes/present-fit'
import { presentRecipe } from '@butterleaf/api/capabilities/recipes/present-recipe'
import { presentList } from '@butterleaf/api/capabilities/shopping-list/present-list'
import { presentTaste } from '@butterleaf/api/capabilities/site/taste/present-taste'
import { readTastePerson } from '@butterleaf/api/capabilities/site/taste/read-taste'
import { tasteDays } from '@butterleaf/api/capabilities/site/taste/taste-days'
import { cookingsOn } from '@butterleaf/api/main/commands/plan/ask-of-plan'
import { makePlan } from '@butterleaf/api/main/commands/plan/make-plan'
import type { Cookbook } from '@butterleaf/api/platform/recipes/cookbook'
import type { Taste } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import { helpingsOfPlanned, type PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'

/** Who the landing page plans for, until a visitor types their own numbers: 164 lbs, 5 ft 6. */
const asked = { gender: 2, age: 34, weight: 74.389, height: 167.64, motive: 1, activityLevel: 2 }
const daysOfWeek = 7

/** For four weeks some days may be alike, and lunch be cooked already. */
const likings = {
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { unique: 1, variety: 2, time: 20 },
    lunch: { leftover: 2, variety: 2, time: 30 },
    dinner: { unique: 1, variety: 1, time: 30 },
    dessert: { unique: 0 },
  },
} satisfies FlatPersonality

/** A real day, a real plan, its list and one of its dishes, all of that one person. */
export async function samplePlan(cookbook: Cookbook) {
  const questionnaire = readTastePerson(asked)
  const ranges = rangesOf(questionnaire)
  const reading = readQuestionnaire({ ...asked, ...likings })
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  const days = tasteDays({
    planner: { draw: async (request) => drawPlan(cookbook.kitchen, request) },
    mainProteinOf: (id) => cookbook.kitchen.dish(id)?.character.mainProtein,
  })
  const taste = presentTaste(questionnaire, await days.of(questionnaire), cookbook)
  const plan = makePlan(reading.questionnaire, cookbook.recipes, 'landing')
  const week = plan.days.slice(0, daysOfWeek)
  const table = { recipeById: plan.recipeById, people: 1 }
  const items = week.flatMap((_, day) => cookingsOn(day, week, table))
  return {
    taste: { asked, ...taste },
    plan: {
      days: plan.days.length,
      daysInRange: plan.days.filter(({ deviation }) => deviation === 0).length,
      week: week.map((day) => presentDay(day, ranges, cookbook)),
    },
    list: presentList(shoppingList({ items, ticks: [], ownLines: [] })),
    cooked: dishToCook(taste, cookbook),
  }
}

function presentDay({ items, totals, deviation }: PlannedDay, target: MacroRanges, cookbook: Cookbook) {
  return {
    dishes: items.flatMap(helpingsOfPlanned).map(({ dish }) => presentCard(recipeIn(cookbook, dish.id))),
    fit: presentDayFit({ target, actual: totals, deviation, inRange: deviation === 0 }),
  }
}

/** The last dish of the day, which is dinner. */
function dishToCook({ day }: Pick<Taste, 'day'>, cookbook: Cookbook) {
  return presentRecipe(recipeIn(cookbook, day.items.at(-1)?.value.id ?? ''))
}

function recipeIn(cookbook: Cookbook, id: string): Recipe {
  const recipe = cookbook.recipe(id)
  if (!recipe) throw new Error(`The cookbook has no recipe ${id}.`)
  return recipe
}
