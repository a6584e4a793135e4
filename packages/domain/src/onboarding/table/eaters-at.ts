import { type Weekday, weekdays } from '../../calendar/weekday.ts'
import type { Meal } from '../../meals/meals.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import type { Avoidances } from '../../recipes/may-eat.ts'
import { avoidancesOf, profileOf } from '../diner-profile.ts'
import type { Eater, EaterId, Questionnaire } from '../questionnaire.ts'

/** A meal of a weekday. `absent`: who of the table isn't at it. `guestsAvoid`: what its guests may not eat (TOG-2). */
export type MealOnWeekday = Readonly<{
  meal: Meal
  weekday: Weekday
  absent?: readonly EaterId[] | undefined
  guestsAvoid?: Eater['avoids'] | undefined
}>

/** TOG-3: who eats along there. Dessert is the owner's own. */
export function eatersAt(
  answers: Questionnaire,
  { meal, weekday, absent = [] }: MealOnWeekday,
): readonly Eater[] {
  const { eaters } = profileOf(answers)
  if (eaters.length === 0 || meal === 'dessert') return noEaters
  return eaters.filter(({ id, sharedOn }) => sharedOn[meal].includes(weekday) && !absent.includes(id))
}

const noEaters: readonly Eater[] = []

/** Undefined once they were taken off the table. */
export function findEater({ table }: Questionnaire, eaterId: EaterId): Eater | undefined {
  return table?.eaters.find(({ id }) => id === eaterId)
}

/**
 * TOG-3: how many portions of the owner's size a dish there feeds, theirs included, before it is known which dish. Without a weekday: on
 * average.
 */
export function portionsAt(answers: Questionnaire, at: Pick<MealOnWeekday, 'meal'> | MealOnWeekday): number {
  const { people, eaters } = profileOf(answers)
  if (eaters.length === 0 || at.meal === 'dessert') return people
  const portions = (some: readonly Eater[], partOf: (eater: Eater) => number) =>
    some.reduce((sum, eater) => sum + partOf(eater) * sizeBeside(answers, eater), people)
  if ('weekday' in at) return portions(eatersAt(answers, at), () => 1)
  const { meal } = at
  return portions(eaters, ({ sharedOn }) => sharedOn[meal].length / weekdays.length)
}

/** By energy, of one whose portions follow from their needs. */
export function sizeBeside(owner: Questionnaire, { share, answers }: Eater): number {
  return share ?? (answers ? middleEnergy(answers) / middleEnergy(owner) : 1)
}

function middleEnergy(answers: Questionnaire): number {
  return middleOf(profileOf(answers).ranges.calories)
}

/** Of a person whom a meal is to suit. */
export type Needs = Readonly<{ avoids: Eater['avoids']; answers?: Questionnaire | undefined }>

/** TOG-3: with what these eaters may not eat. Recipes are avoided, and equipment lacked, by the owner. */
export function avoidancesWith(own: Avoidances, eaters: readonly Needs[]): Avoidances {
  return eaters.reduce((all, eater) => union(all, avoidancesOfEater(eater)), own)
}

/** What they said under their own needs, and what the owner said of them. */
function avoidancesOfEater({ avoids, answers }: Needs): Avoidances {
  const { diets, exclusions, avoidedFoods, avoidedGroups } = avoids
  const said = avoidancesOf({ diets, exclusions, avoidedFoods, avoidedGroups, meals: {} })
  return answers ? union(said, { ...profileOf(answers).avoidances, lacking: [] }) : said
}

function union(one: Avoidances, other: Avoidances): Avoidances {
  return {
    diets: merged(one.diets, other.diets),
    exclusions: merged(one.exclusions, other.exclusions),
    ingredients: merged(one.ingredients, other.ingredients),
    groups: merged(one.groups, other.groups),
    lacking: one.lacking,
    recipes: one.recipes,
  }
}

function merged<Name>(one: readonly Name[], other: readonly Name[]): readonly Name[] {
  return other.length === 0 ? one : [...new Set([...one, ...other])]
}
