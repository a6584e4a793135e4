// The ways to fill a plan that are compared, each timed from a person's answers to a finished plan.
import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Dish, mayFill } from '@butterleaf/domain/meal-plan/planner/menu'
import { type PlanRequest, planDays } from '@butterleaf/domain/meal-plan/planner/plan-days'
import { rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import { avoidancesOf, plannerInputOf } from '@butterleaf/domain/onboarding/diner-profile'
import { mealShares } from '@butterleaf/domain/onboarding/meal-shares'
import { nutrientAimOf } from '@butterleaf/domain/onboarding/mineral-goals-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes'
import { mayEat } from '@butterleaf/domain/recipes/may-eat'
import { mainsOf, type Plan } from './judged.ts'
import type { MadePlan } from './measure.ts'
import { planOf } from './plan.ts'
import type { Profile } from './profiles.ts'

export type Kitchen = ReturnType<typeof kitchenOf>
/** Those that are compared for everyone. */
export type WayName = Exclude<keyof typeof ways, 'minerals'>

/** What the server holds ready: a dish for each recipe. */
export function kitchenOf(recipes: readonly Recipe[]) {
  return {
    recipes,
    recipeById: new Map<string, Recipe>(recipes.map((recipe) => [recipe.id, recipe])),
    dishes: recipes.map((recipe) => ({ dish: dishOf(recipe), edible: edibleOf(recipe) })),
  }
}

export const ways = {
  /** The planner without what makes a basket small. */
  before: (person: Profile, kitchen: Kitchen): MadePlan =>
    plannerPlan(person, kitchen, { skipsBasket: true }),
  planner: (person: Profile, kitchen: Kitchen): MadePlan => plannerPlan(person, kitchen, {}),
  /** MIN-3: for a person who aims at minerals and fiber. */
  minerals: (person: Profile, kitchen: Kitchen): MadePlan => {
    const questionnaire = { ...person.questionnaire, aimsForMinerals: true }
    return plannerPlan(person, kitchen, { aim: nutrientAimOf(questionnaire) })
  },
}

export function plannerPlan(
  person: Profile,
  kitchen: Kitchen,
  own: Partial<PlanRequest>,
  planWith = planDays,
): MadePlan {
  const { ms, plan } = timed(() => planWith({ ...requestOf(person, kitchen), ...own }))
  return { ms, plan: planOf(plan, kitchen.recipeById), totals: plan.map(({ totals }) => totals) }
}

function requestOf(person: Profile, kitchen: Kitchen): PlanRequest {
  return {
    ...plannerInputOf(person.questionnaire),
    dishes: dishesFor(person, kitchen).filter(({ isSide }) => !isSide),
    sides: dishesFor(person, kitchen).filter(({ isSide }) => isSide),
    liked: new Set(person.liked),
    startsOn: 'monday',
    kept: [],
    seed: person.name,
  }
}

function dishesFor({ questionnaire, avoidedRecipes }: Profile, { dishes }: Kitchen): Dish[] {
  const avoidances = { ...avoidancesOf(questionnaire), recipes: avoidedRecipes }
  return dishes.flatMap(({ dish, edible }) => (mayEat(edible, avoidances) ? [dish] : []))
}

const rankedDays = [0, 9, 18, 27]

/** How long it takes to rank all candidates of each slot of some days, the others as they stand. */
export function rankingTimes(person: Profile, plan: Plan, kitchen: Kitchen): number[] {
  const dishes = dishesFor(person, kitchen)
  const dishById = new Map<string, Dish>(dishes.map((dish) => [dish.id, dish]))
  const wishes = wishesOf(person.questionnaire)
  return rankedDays.flatMap((day) =>
    mainsOf(plan[day]).map(({ meal, recipe: own }) => {
      const neighbours = plan[day]
        .filter(({ recipe, meal: other }) => other !== meal || recipe.id !== own.id)
        .map((item) => ({
          dish: dishById.get(item.recipe.id)!,
          meal: item.meal,
          servings: item.servings,
          isFixed: item.parent !== undefined || item.isSide === true,
        }))
      const candidates = dishes.filter((dish) => mayFill(dish, meal, wishes))
      const shares = mealShares(wishes)
      return timed(() =>
        rankSlot({ meal, candidates, neighbours, openMeals: [], ranges: person.ranges, shares }),
      ).ms
    }),
  )
}

function timed<Result>(work: () => Result): { ms: number; plan: Result } {
  const startedAt = performance.now()
  const plan = work()
  return { ms: performance.now() - startedAt, plan }
}
