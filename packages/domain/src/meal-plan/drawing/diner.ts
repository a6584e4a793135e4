import type { EatsBesides } from '../../food-log/eaten-besides.ts'
import { avoidancesOf } from '../../onboarding/avoidances-of.ts'
import { palateOf } from '../../onboarding/palate-of.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { recipesOfType, type SavedInteraction } from '../interactions.ts'
import type { RecipeId } from '../item.ts'
import { type Avoidances, type Forbidden, forbiddenBy } from '../may-eat.ts'
import type { DrawTastes } from '../planner/palate.ts'
import type { Kitchen } from './kitchen.ts'

/** Whom dishes are chosen for: their answers, what they said of recipes, and what they eat besides. */
export type Diner = EatsBesides &
  Readonly<{
    answers: Questionnaire
    interactions: readonly Pick<SavedInteraction, 'recipeId' | 'type'>[]
  }>

/** Of a plan, to be copied to a thread without the rest of it. */
export function dinerOf({ answers, interactions, extras }: Diner): Diner {
  return { answers, interactions, extras }
}

/** By which dishes are drawn for them. */
export function tastesOf({ answers, interactions }: Pick<Diner, 'answers' | 'interactions'>): DrawTastes {
  return { palate: palateOf(answers), liked: new Set(recipesOfType(interactions, 'like')) }
}

/** What rules are told that choose dishes. */
export type Planning = Readonly<{ kitchen: Kitchen; diner: Diner }>

/** And those that choose by chance. PLAN-4: the same seed chooses the same. */
export type SeededPlanning = Planning & Readonly<{ seed: string }>

/** No draw may bring these: what the person said of foods, and the recipes they avoid. */
export function avoidancesOfDiner({ answers, interactions }: Diner): Avoidances {
  return { ...avoidancesOf(answers), recipes: recipesOfType(interactions, 'dislike') }
}

/** Why the person must not be served a recipe; undefined also of one that isn't in the kitchen. */
export function forbiddenTo({ kitchen, diner }: Planning): (recipeId: RecipeId) => Forbidden | undefined {
  const avoidances = kitchen.expandFoodNames(avoidancesOfDiner(diner))
  return (recipeId) => {
    const edible = kitchen.edible(recipeId)
    return edible && forbiddenBy(edible, avoidances)
  }
}
