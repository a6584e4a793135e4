import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { type DayFit, dayFit, type MacrosPerServing } from '@butterleaf/domain/meal-plan/fit'
import type { NutrientsPerServing } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { noNutrients, shownNutrients } from '@butterleaf/domain/nutrition/nutrients'
import { peopleOf, type Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './presenting/present-template.ts'
import { mineralAimOf } from './presenting/week-minerals.ts'

/** What a template is shown with: the cookbook, and whom it is for. */
export type Showing = Setting &
  Readonly<{ cookbook: Cookbook; macrosOf: MacrosPerServing; units: UnitSystem }>

/** Dropped with the cookbook or the answers they are made of. */
const showings = new WeakMap<Cookbook, WeakMap<Questionnaire, Showing>>()

export function showingFor({ answers }: Pick<Plan, 'answers'>, cookbook: Cookbook): Showing {
  const ofCookbook = showings.get(cookbook) ?? new WeakMap<Questionnaire, Showing>()
  const showing = ofCookbook.get(answers) ?? makeShowing(answers, cookbook)
  showings.set(cookbook, ofCookbook.set(answers, showing))
  return showing
}

function makeShowing(answers: Questionnaire, cookbook: Cookbook): Showing {
  const macrosOf = (recipeId: string) => cookbook.kitchen.dish(recipeId)?.perServing ?? noMacros
  const nutrientsOf: NutrientsPerServing = (recipeId) => {
    const recipe = cookbook.recipe(recipeId)
    // Those of the card, so that what a person adds up from cards is what the day says.
    return recipe ? shownNutrients(recipe.perServing) : noNutrients
  }
  const dishOf = (recipeId: string) => {
    const recipe = cookbook.recipe(recipeId)
    return recipe && { servings: recipe.servings, shownAt: () => presentCard(recipe) }
  }
  const ranges = rangesOf(answers)
  const fitOf = cacheDayFits((day) => dayFit(day, macrosOf, ranges))
  const { units } = answers
  const minerals = mineralAimOf(answers, cookbook)
  return {
    cookbook,
    macrosOf,
    nutrientsOf,
    dishOf,
    fitOf,
    ranges,
    minerals,
    people: peopleOf(answers),
    units,
  }
}

/** A change leaves most days the same values: what they come to is added up once. */
function cacheDayFits(fitOf: (day: Day) => DayFit): (day: Day) => DayFit {
  const cached = new WeakMap<Day, DayFit>()
  return (day) => {
    const fit = cached.get(day) ?? fitOf(day)
    cached.set(day, fit)
    return fit
  }
}
