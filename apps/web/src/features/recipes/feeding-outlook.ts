import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { decodeResources } from '@butterleaf/contract/meal-plan/resources-codec'
import { encodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import { type Feeder, type Feeding, feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import { type FoundDay, findById } from '@butterleaf/domain/meal-plan/places'
import { mealShares } from '@butterleaf/domain/meal-plan/planner/meal-shares'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { type Kitchen, kitchenOf, macrosFromWire, type RecipeCard } from '#lib/meal-plan/kitchen.ts'
import type { PlanInHand } from '#lib/meal-plan/plan-context.ts'

export type Outlook = { card: RecipeCard; feeding: Feeding | undefined; fit: PlanDay['fit'] | undefined }

/** Where no serving keeps the meal to its share of the day, as the server has it. */
const usualServings = 1

/** LEFT-1: what feeding the slot from this dish would come to, reckoned by the rules the server reckons by. */
export function feedingOutlook(
  { plan, template, rules }: PlanInHand,
  { to, meal, feeder }: { to: FoundDay; meal: Meal; feeder: Feeder },
): Outlook {
  const kitchen = kitchenOf(plan)
  const card = kitchen.cardOf(feeder.item.recipeId)
  const { meals } = decodeResources(plan.resources)
  const wishes = wishesOf({ meals, mode: template.mode === 1 ? 'generated' : 'own' })
  const [fit] = rankSlot({
    meal,
    candidates: [dishOf(card)],
    neighbours: neighboursIn(to, meal, kitchen),
    openMeals: openMealsIn(to, meal),
    ranges: kitchen.ranges,
    shares: mealShares(wishes),
  })
  const outcome = addLeftover(
    rules,
    { weekId: to.week.id, dayId: to.day.id },
    { meal, parentId: feeder.item.id, servings: fit?.servings ?? usualServings },
  )
  const parent = outcome.ok ? findById(outcome.template, feeder.item.id) : undefined
  return {
    card,
    feeding: parent && feedingOf(parent, kitchen.people),
    fit: fit && dayFitOf(fit, kitchen),
  }
}

/** Dessert is nobody's duty. */
function openMealsIn({ day }: FoundDay, meal: Meal): Meal[] {
  return day.items
    .filter((item) => item.meal !== meal && item.kind === 'empty' && item.meal !== 'dessert')
    .map((item) => item.meal)
}

function neighboursIn({ day }: FoundDay, meal: Meal, { cardOf }: Kitchen) {
  return day.items
    .filter(isFilled)
    .filter((item) => item.meal !== meal)
    .map((item) => ({
      dish: dishOf(cardOf(item.recipeId)),
      meal: item.meal,
      servings: item.servings,
      isFixed: item.isLocked || item.kind !== 'normal',
    }))
}

/** Of a dish that is chosen already the ranking reads the macros alone. */
function dishOf({ id, nutrition, prepTime, cookTime }: RecipeCard): Dish {
  return {
    id,
    meals: [],
    minutes: prepTime + cookTime,
    perServing: macrosFromWire(nutrition),
    priceLevel: 1,
    wholePieces: [],
  }
}

function dayFitOf({ totals, deviation }: Fit, { ranges }: Kitchen): PlanDay['fit'] {
  const { calories, fat, netCarbs, protein } = totals
  return {
    target: encodeRanges(ranges),
    actual: { calories, fat, net_carbs: netCarbs, protein },
    deviation,
    inRange: deviation === 0,
  }
}
