import type { DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { noAvoidances } from '@butterleaf/domain/meal-plan/may-eat'
import { eachMeal } from '@butterleaf/domain/meal-plan/meals'
import { caloriesOf } from '@butterleaf/domain/nutrition/macros'
import { rangesAround } from '@butterleaf/domain/nutrition/ranges'
import type { Palate } from '@butterleaf/domain/onboarding/palate'
import type { Wishes } from '@butterleaf/domain/onboarding/wishes'

const anyPalate: Palate = {
  likedCuisines: [],
  dislikedCuisines: [],
  adventure: 'familiar',
  eatsMeatOrFish: true,
}
const grams = { fat: 130, netCarbs: 25, protein: 105 }

export const anyTime: Wishes = eachMeal((meal) => ({
  isSkipped: meal === 'dessert',
  mostMinutes: 0,
  leftovers: 'none',
  variety: 'varied',
  takenFrom: [meal],
}))

/** A request that is easy to plan. */
export function buildDrawRequest(own: Partial<DrawRequest> = {}): DrawRequest {
  return {
    own: [],
    avoidances: noAvoidances,
    liked: [],
    wishes: anyTime,
    startsOn: 'monday',
    ranges: rangesAround({ ...grams, calories: caloriesOf(grams) }),
    people: 1,
    prefersCheap: false,
    palate: anyPalate,
    kept: [],
    seed: 'one',
    ...own,
  }
}
