import type { EatsBesides } from '../../food-log/eaten-besides.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { avoidancesWith, eatersAt, type MealOnWeekday, type Needs } from '../../onboarding/table/eaters-at.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type Avoidances, type Forbidden, forbiddenBy } from '../../recipes/may-eat.ts'
import { recipesOfType, type SavedInteraction } from '../interactions.ts'
import type { Dish } from '../planner/menu.ts'
import type { DrawTastes } from '../planner/palate.ts'
import { avoidsText } from '../table/guests.ts'
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
  /** By who eats along: what the person avoids, with what these may not eat. */
  avoidances: Map<SeatKey, Avoidances>
  /** Dropped with the kitchens. */
  inKitchens: WeakMap<Kitchen, Map<SeatKey, KitchenChoices>>
}>
/** Ids of those who eat along, and what guests avoid; empty where a person eats alone. */
type SeatKey = string
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
    avoidances: new Map([['', { ...avoidances, recipes: recipesOfType(interactions, 'dislike') }]]),
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

/**
 * No draw may bring these: what the person said of foods, and the recipes they avoid; at a meal with what those may not eat who eat along
 * (TOG-3), guests too (TOG-2). All rules that choose dishes ask here.
 */
export function avoidancesOfDiner(diner: Chosen, at?: MealOnWeekday): Avoidances {
  const { avoidances } = choicesOf(diner)
  const eaters = seatedAt(diner, at)
  const key = seatKeyOf(eaters)
  const known = avoidances.get(key) ?? avoidancesWith(avoidances.get('')!, eaters)
  avoidances.set(key, known)
  forgetOldest(avoidances)
  return known
}

/** All who may be missing from a table of six; guests come in any number of kinds. */
const mostSeatings = 100

/** The first, of the person alone, stays. */
function forgetOldest(bySeats: Map<SeatKey, unknown>): void {
  if (bySeats.size <= mostSeatings) return
  const [oldest] = [...bySeats.keys()].filter((key) => key !== '')
  bySeats.delete(oldest!)
}

/** What chooses for a meal: without a chooser, what the planner may choose. */
type Choosing = Readonly<{ chooser?: Chooser; at?: MealOnWeekday | undefined }>

export function dishesFor(planning: Planning, { chooser = 'planner', at }: Choosing = {}): readonly Dish[] {
  const { mains } = choicesInKitchen(planning, at)
  mains[chooser] ??= planning.kitchen.dishesFor(avoidancesOfDiner(planning.diner, at), chooser)
  return mains[chooser]
}

/** ED-2: the sides that they may be served beside a main. */
export function sidesFor(planning: Planning, { chooser = 'planner', at }: Choosing = {}): readonly Dish[] {
  const { sides } = choicesInKitchen(planning, at)
  sides[chooser] ??= planning.kitchen.sidesFor(avoidancesOfDiner(planning.diner, at), chooser)
  return sides[chooser]
}

function choicesInKitchen({ kitchen, diner }: Planning, at: MealOnWeekday | undefined): KitchenChoices {
  const { inKitchens } = choicesOf(diner)
  const bySeats = inKitchens.get(kitchen) ?? new Map<SeatKey, KitchenChoices>()
  const key = seatKeyOf(seatedAt(diner, at))
  const known = bySeats.get(key) ?? { mains: {}, sides: {} }
  inKitchens.set(kitchen, bySeats.set(key, known))
  forgetOldest(bySeats)
  return known
}

function seatedAt({ answers }: Chosen, at: MealOnWeekday | undefined): readonly Seated[] {
  if (!at) return nobody
  const eaters = eatersAt(answers, at)
  const { guestsAvoid } = at
  return guestsAvoid ? [...eaters, { id: avoidsText(guestsAvoid), avoids: guestsAvoid }] : eaters
}

type Seated = Needs & Readonly<{ id: string }>

const nobody: readonly Seated[] = []

function seatKeyOf(eaters: readonly Seated[]): SeatKey {
  return eaters.map(({ id }) => id).join()
}

/** Why the person, or who eats along there, must not be served a recipe; undefined also of one that isn't in the kitchen. */
export function forbiddenTo(
  planning: Planning,
): (recipeId: RecipeId, at?: MealOnWeekday) => Forbidden | undefined {
  return (recipeId, at) => {
    const own = choicesInKitchen(planning, at)
    own.forbiddenTo ??= forbiddenIn(planning.kitchen, avoidancesOfDiner(planning.diner, at))
    return own.forbiddenTo(recipeId)
  }
}

function forbiddenIn(kitchen: Kitchen, avoided: Avoidances): (recipeId: RecipeId) => Forbidden | undefined {
  const avoidances = kitchen.expandFoodNames(avoided)
  return (recipeId) => {
    const edible = kitchen.edible(recipeId)
    return edible && forbiddenBy(edible, avoidances)
  }
}
