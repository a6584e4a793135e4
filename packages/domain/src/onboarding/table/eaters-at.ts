import { type Weekday, weekdays } from '../../calendar/weekday.ts'
import type { MainMeal, Meal } from '../../meals/meals.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import type { Avoidances } from '../../recipes/may-eat.ts'
import { avoidancesOf, profileOf } from '../diner-profile.ts'
import type { Eater, Questionnaire } from '../questionnaire.ts'

/** A meal of a weekday. */
export type MealOnWeekday = Readonly<{ meal: Meal; weekday: Weekday }>

/** TOG-3: who eats along there. Dessert is the owner's own. */
export function eatersAt(answers: Questionnaire, { meal, weekday }: MealOnWeekday): readonly Eater[] {
  const { eaters } = profileOf(answers)
  if (eaters.length === 0 || meal === 'dessert') return noEaters
  return eaters.filter(({ sharedOn }) => sharedOn[meal].includes(weekday))
}

const noEaters: readonly Eater[] = []

/**
 * TOG-3: how many portions of the owner's size a dish there feeds, theirs included, before it is known which dish. Without a weekday: on
 * average.
 */
export function portionsAt(answers: Questionnaire, meal: Meal, weekday?: Weekday): number {
  const { people, eaters } = profileOf(answers)
  if (eaters.length === 0 || meal === 'dessert') return people
  return eaters.reduce(
    (sum, eater) => sum + partOf(eater, meal, weekday) * sizeBeside(answers, eater),
    people,
  )
}

function partOf({ sharedOn }: Eater, meal: MainMeal, weekday: Weekday | undefined): number {
  return weekday ? Number(sharedOn[meal].includes(weekday)) : sharedOn[meal].length / weekdays.length
}

/** By energy, of one whose portions follow from their needs. */
export function sizeBeside(owner: Questionnaire, { share, answers }: Eater): number {
  return share ?? (answers ? middleEnergy(answers) / middleEnergy(owner) : 1)
}

function middleEnergy(answers: Questionnaire): number {
  return middleOf(profileOf(answers).ranges.calories)
}

/** TOG-3: with what these eaters may not eat. Recipes are avoided, and equipment lacked, by the owner. */
export function avoidancesWith(own: Avoidances, eaters: readonly Eater[]): Avoidances {
  return eaters.reduce((all, eater) => union(all, avoidancesOfEater(eater)), own)
}

/** What they said under their own needs, and what the owner said of them. */
function avoidancesOfEater({ avoids, answers }: Eater): Avoidances {
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
