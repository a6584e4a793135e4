import type { EatsBesides } from '../../food-log/eaten-besides.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type Avoidances, type Forbidden, forbiddenBy } from '../../recipes/may-eat.ts'
import { recipesOfType, type SavedInteraction } from '../interactions.ts'
import type { Dish } from '../planner/menu.ts'
import type { DrawTastes } from '../planner/palate.ts'
import type { Chooser, Kitchen } from './kitchen.ts'

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

/** What follows from the answers together with what the person said of recipes. */
type Choices = Readonly<{
  tastes: DrawTastes
  avoidances: Avoidances
  /** Dropped with the kitchens. */
  inKitchens: WeakMap<Kitchen, KitchenChoices>
}>
type Pools = { [chooser in Chooser]?: readonly Dish[] }
type KitchenChoices = {
  forbiddenTo?: (recipeId: RecipeId) => Forbidden | undefined
  mains: Pools
  sides: Pools
}
type Chosen = Pick<Diner, 'answers' | 'interactions'>

const choices = new WeakMap<Questionnaire, WeakMap<Diner['interactions'], Choices>>()

/** Worked out once for each version of both. */
function choicesOf({ answers, interactions }: Chosen): Choices {
  const ofAnswers = choices.get(answers) ?? new WeakMap<Diner['interactions'], Choices>()
  const known = ofAnswers.get(interactions)
  if (known) return known
  const { palate, avoidances } = profileOf(answers)
  const made: Choices = {
    tastes: { palate, liked: new Set(recipesOfType(interactions, 'like')) },
    avoidances: { ...avoidances, recipes: recipesOfType(interactions, 'dislike') },
    inKitchens: new WeakMap(),
  }
  choices.set(answers, ofAnswers.set(interactions, made))
  return made
}

/** By which dishes are drawn for them. */
export function tastesOf(diner: Chosen): DrawTastes {
  return choicesOf(diner).tastes
}

/** What rules are told that choose dishes. */
export type Planning = Readonly<{ kitchen: Kitchen; diner: Diner }>

/** And those that choose by chance. PLAN-4: the same seed chooses the same. */
export type SeededPlanning = Planning & Readonly<{ seed: string }>

/** No draw may bring these: what the person said of foods, and the recipes they avoid. */
export function avoidancesOfDiner(diner: Chosen): Avoidances {
  return choicesOf(diner).avoidances
}

/** Without a chooser, what the planner may choose for them. */
export function dishesFor({ kitchen, diner }: Planning, chooser: Chooser = 'planner'): readonly Dish[] {
  const { mains } = choicesInKitchen(kitchen, diner)
  mains[chooser] ??= kitchen.dishesFor(avoidancesOfDiner(diner), chooser)
  return mains[chooser]
}

/** ED-2: the sides that they may be served beside a main. */
export function sidesFor({ kitchen, diner }: Planning, chooser: Chooser = 'planner'): readonly Dish[] {
  const { sides } = choicesInKitchen(kitchen, diner)
  sides[chooser] ??= kitchen.sidesFor(avoidancesOfDiner(diner), chooser)
  return sides[chooser]
}

function choicesInKitchen(kitchen: Kitchen, diner: Chosen): KitchenChoices {
  const { inKitchens } = choicesOf(diner)
  const known = inKitchens.get(kitchen) ?? { mains: {}, sides: {} }
  inKitchens.set(kitchen, known)
  return known
}

/** Why the person must not be served a recipe; undefined also of one that isn't in the kitchen. */
export function forbiddenTo({ kitchen, diner }: Planning): (recipeId: RecipeId) => Forbidden | undefined {
  const own = choicesInKitchen(kitchen, diner)
  own.forbiddenTo ??= forbiddenIn(kitchen, avoidancesOfDiner(diner))
  return own.forbiddenTo
}

function forbiddenIn(kitchen: Kitchen, avoided: Avoidances): (recipeId: RecipeId) => Forbidden | undefined {
  const avoidances = kitchen.expandFoodNames(avoided)
  return (recipeId) => {
    const edible = kitchen.edible(recipeId)
    return edible && forbiddenBy(edible, avoidances)
  }
}
