import type { DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { eachMeal } from '@butterleaf/domain/meals/meals'
import { caloriesOf } from '@butterleaf/domain/nutrition/macros'
import { everybodysAim } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import { rangesAround } from '@butterleaf/domain/nutrition/ranges'
import type { Palate } from '@butterleaf/domain/onboarding/palate'
import type { Wishes } from '@butterleaf/domain/onboarding/wishes'
import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'

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
    aim: everybodysAim(caloriesOf(grams)),
    prefersCheap: false,
    palate: anyPalate,
    kept: [],
    seed: 'one',
    ...own,
  }
}
