import { presentCard } from '../../apps/api/dist/capabilities/recipes/present-card.js'
import { presentRecipe } from '../../apps/api/dist/capabilities/recipes/present-recipe.js'
import { presentList } from '../../apps/api/dist/capabilities/shopping-list/present-list.js'
import { readTastePerson } from '../../apps/api/dist/capabilities/site/taste/read-taste-person.js'
import { presentTaste } from '../../apps/api/dist/capabilities/site/taste/present-taste.js'
import { tasteDays } from '../../apps/api/dist/capabilities/site/taste/taste-days.js'
import { makePlan } from '../../apps/api/dist/main/commands/plan/make-plan.js'
import { draw } from '../../apps/api/dist/platform/planner/draw.js'
import { dayFitToWire } from '../../packages/contract/dist/meal-plan/fit-to-wire.js'
import { readQuestionnaire } from '../../packages/contract/dist/onboarding/read-questionnaire.js'
import { rangesOf } from '../../packages/domain/dist/onboarding/ranges-of.js'
import { shoppingList } from '../../packages/domain/dist/shopping-list/shopping-list.js'

/** Who the landing page plans for, until somebody types their own numbers: 164 lbs, 5 ft 6. */
const asked = { gender: 2, age: 34, weight: 74.389, height: 167.64, motive: 1, activityLevel: 2 }
const daysOfWeek = 7

/** Who plans four weeks likes some days to be alike, and lunch to be cooked already. */
const likings = {
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { unique: 1, variety: 2, time: 20 },
    lunch: { leftover: 2, variety: 2, time: 30 },
    dinner: { unique: 1, variety: 1, time: 30 },
    dessert: { unique: 0 },
  },
}

/** A real day, a real plan, its list and one of its dishes, all of that one person. */
export async function samplePlan(cookbook) {
  const questionnaire = readTastePerson(asked)
  const ranges = rangesOf(questionnaire)
  const { questionnaire: cook } = readQuestionnaire({ ...asked, ...likings })
  const days = tasteDays({ draw: async (request) => draw(cookbook.kitchen, request) })
  const taste = presentTaste(questionnaire, await days.of(questionnaire), cookbook)
  const plan = makePlan(cook, cookbook.recipes, 'landing')
  const week = plan.days.slice(0, daysOfWeek)
  return {
    taste: { asked, ...taste },
    plan: {
      days: plan.days.length,
      daysInRange: plan.days.filter(({ deviation }) => deviation === 0).length,
      week: week.map((day) => presentDay(day, ranges, cookbook)),
    },
    list: presentList(shoppingList({ items: cookedIn(week, cookbook), ticks: [], ownLines: [] })),
    cooked: dishToCook(taste, cookbook),
  }
}

function presentDay({ items, totals, deviation }, target, cookbook) {
  return {
    dishes: items.map(({ dish }) => presentCard(cookbook.recipe(dish.id))),
    fit: dayFitToWire({ target, actual: totals, deviation, inRange: deviation === 0 }),
  }
}

/** As the shopping list counts (SHOP-3): a dish and its leftovers are cooked at once. */
function cookedIn(week, cookbook) {
  return week.flatMap(({ items }, day) =>
    items
      .filter(({ leftoverOf }) => !leftoverOf)
      .map(({ meal, dish, servings }) => {
        const { title, servings: recipeServings, ingredients } = cookbook.recipe(dish.id)
        const later = week
          .flatMap((other) => other.items)
          .filter(({ leftoverOf }) => isAt(leftoverOf, day, meal))
        const eaten = later.reduce((sum, item) => sum + item.servings, servings)
        return { itemId: `${day}-${meal}`, recipeTitle: title, factor: eaten / recipeServings, ingredients }
      }),
  )
}

function isAt(slot, day, meal) {
  return slot !== undefined && slot.day === day && slot.meal === meal
}

/** The last dish of the day, which is dinner. */
function dishToCook({ day }, cookbook) {
  return presentRecipe(cookbook.recipe(day.items.at(-1).value.id))
}
