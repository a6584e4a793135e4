import { oncePerValue } from '../derived/once-per-value.ts'
import type { Meal } from '../meals/meals.ts'
import type { Macros } from '../nutrition/macros.ts'
import type { MineralGoals, NutrientAim } from '../nutrition/mineral-goals/mineral-goals.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import type { Exclusion } from '../recipes/dietary-tags.ts'
import type { Avoidances } from '../recipes/may-eat.ts'
import { mealShares, type Share } from './meal-shares.ts'
import { mineralGoalsOf, nutrientAimOf } from './mineral-goals-of.ts'
import type { Palate } from './palate.ts'
import {
  type Eater,
  type PartialQuestionnaire,
  peopleOf,
  prefersCheapFoods,
  type Questionnaire,
} from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'
import { type ShoppingRhythm, shoppingRhythmOf } from './shopping-rhythm.ts'
import { snackRoomOf } from './snack/snack-room-of.ts'
import { type Wishes, wishesOf } from './wishes.ts'

/** All that follows from a person's answers alone: what a plan, a draw, a list or a screen of theirs is made by. */
export type DinerProfile = Readonly<{
  ranges: MacroRanges
  wishes: Wishes
  /** What each meal may hold of a day. */
  shares: Readonly<Record<Meal, Share>>
  people: number
  /** TOG-3 */
  eaters: readonly Eater[]
  prefersCheap: boolean
  palate: Palate
  /** MIN-3: undefined for a person who doesn't aim at them. */
  minerals: MineralGoals | undefined
  /** PLATE-2 */
  aim: NutrientAim
  /** Of foods and equipment; recipes are avoided one by one. */
  avoidances: Avoidances
  /** LIFE-7: undefined where that is nothing. */
  snackRoom: Macros | undefined
  shopping: ShoppingRhythm
}>

/** Worked out once for each version of the answers. */
export const profileOf = oncePerValue(deriveProfile)

export function deriveProfile(answers: Questionnaire): DinerProfile {
  const wishes = wishesOf(answers)
  return {
    ranges: rangesOf(answers),
    wishes,
    shares: mealShares(wishes),
    people: peopleOf(answers),
    eaters: answers.table?.eaters ?? [],
    prefersCheap: prefersCheapFoods(answers),
    palate: palateOf(answers),
    minerals: mineralGoalsOf(answers),
    aim: nutrientAimOf(answers),
    avoidances: avoidancesOf(answers),
    snackRoom: snackRoomOf(answers),
    shopping: shoppingRhythmOf(answers),
  }
}

type PlannerInput = Pick<DinerProfile, 'ranges' | 'wishes' | 'people' | 'prefersCheap' | 'palate' | 'aim'>

/** What the planner reads of the answers; which dishes it may use follows from their avoidances. */
export function plannerInputOf(answers: Questionnaire): PlannerInput {
  const { ranges, wishes, people, prefersCheap, palate, aim } = profileOf(answers)
  return { ranges, wishes, people, prefersCheap, palate, aim }
}

/** Recipes are avoided one by one, not in the questionnaire. */
export function avoidancesOf(answers: PartialQuestionnaire): Avoidances {
  const { diets, exclusions, avoidedFoods, avoidedGroups = [], lacksEquipment = [] } = answers
  return {
    ...{ diets, exclusions, ingredients: avoidedFoods, groups: avoidedGroups },
    lacking: lacksEquipment,
    recipes: [],
  }
}

/** What the person likes to eat, with the defaults of what was left out. */
export function palateOf(answers: PartialQuestionnaire): Palate {
  const { likedCuisines = [], dislikedCuisines = [], adventure = 'familiar' } = answers
  return { likedCuisines, dislikedCuisines, adventure, eatsMeatOrFish: eatsMeatOrFish(answers) }
}

const meatAndFish: readonly Exclusion[] = ['red meat', 'poultry', 'pork', 'fish', 'shellfish']

function eatsMeatOrFish({ diets, exclusions }: PartialQuestionnaire): boolean {
  return !diets.includes('vegetarian') && !meatAndFish.every((kind) => exclusions.includes(kind))
}
