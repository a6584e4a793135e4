import type { Palate } from '../meal-plan/planner/palate.ts'
import type { Exclusion } from '../recipes/dietary-tags.ts'
import type { PartialQuestionnaire } from './questionnaire.ts'

/** What the person likes to eat, with the defaults of what was left out. */
export function palateOf(answers: PartialQuestionnaire): Palate {
  const { likedCuisines = [], dislikedCuisines = [], adventure = 'familiar' } = answers
  return { likedCuisines, dislikedCuisines, adventure, eatsMeatOrFish: eatsMeatOrFish(answers) }
}

const meatAndFish: readonly Exclusion[] = ['red meat', 'poultry', 'pork', 'fish', 'shellfish']

function eatsMeatOrFish({ diets, exclusions }: PartialQuestionnaire): boolean {
  return !diets.includes('vegetarian') && !meatAndFish.every((kind) => exclusions.includes(kind))
}
