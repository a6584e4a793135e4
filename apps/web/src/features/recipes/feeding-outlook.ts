import { sumOfBesides } from '@butterleaf/domain/food-log/sum-of-besides'
import { neighboursOf } from '@butterleaf/domain/meal-plan/drawing/day-around'
import { type Feeder, type Feeding, feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { daysLeftoversKeep } from '@butterleaf/domain/meal-plan/meals'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import { type FoundItem, findById, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { mealShares } from '@butterleaf/domain/meal-plan/planner/meal-shares'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { plainCharacter } from '@butterleaf/domain/meal-plan/planner/palate'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states/open-meals'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { minutesOf, type RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'

export type Outlook = {
  card: RecipeCard | undefined
  feeding: Feeding | undefined
  fit: DayFit | undefined
}

/** Where no serving keeps the meal to its share of the day, as the server has it. */
const usualServings = 1

/** LEFT-1: what feeding the slot from this dish would come to, reckoned by the rules the server reckons by. */
export function feedingOutlook(plan: MealPlan, slot: FoundItem, feeder: Feeder): Outlook {
  const { answers, template } = plan
  const { meal } = slot.item
  const card = cardOf(plan, feeder.item)
  const ranges = rangesOf(answers)
  const certified = plan.certified[slot.day.id]
  const [fit] = rankSlot({
    meal,
    candidates: card ? [dishOf(card)] : [],
    neighbours: dishesBeside(plan, slot),
    openMeals: openMealsBeside(slot.day, meal),
    ranges,
    besides: certified && sumOfBesides(certified.fit),
    shares: mealShares(wishesOf({ meals: answers.meals, mode: template.mode })),
    isByHand: true,
  })
  const servings = fit?.servings ?? usualServings
  const outcome = addLeftover(template, placeOfDay(slot), { meal, parentId: feeder.item.id, servings })
  const parent = outcome.ok ? findById(outcome.template, feeder.item.id) : undefined
  return {
    card,
    feeding: parent && feedingOf(parent, peopleOf(answers)),
    fit: fit && dayFitOf(fit, ranges),
  }
}

function dishesBeside({ cards }: MealPlan, { day, item }: FoundItem) {
  return neighboursOf(day, item.id).flatMap((neighbour) => {
    const card = cards[neighbour.recipeId]
    return card ? [{ ...neighbour, dish: dishOf(card) }] : []
  })
}

/** Of a dish that is chosen already the ranking reads macros and weight alone. */
function dishOf(card: RecipeCard): Dish {
  return {
    id: card.id,
    meals: [],
    minutes: minutesOf(card),
    perServing: card.perServing,
    gramsPerServing: card.gramsPerServing ?? 0,
    priceLevel: 1,
    wholePieces: [],
    character: plainCharacter,
    batchServings: 1,
    keepsDays: daysLeftoversKeep,
    foods: [],
    loads: { fiber: 0, sweetener: 0 },
    minerals: { potassium: 0, magnesium: 0, fiber: 0, sodium: 0 },
  }
}

function dayFitOf({ totals, deviation }: Fit, target: MacroRanges): DayFit {
  return { target, actual: totals, deviation, inRange: deviation === 0 }
}
