import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { oncePerValue } from '@butterleaf/domain/derived/once-per-value'
import { besidesOfDay } from '@butterleaf/domain/food-log/eaten-besides'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { keepsDaysIn } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { type DayFit, dayFit, type MacrosPerServing } from '@butterleaf/domain/meal-plan/fit'
import { dayNutrients, type NutrientsPerServing } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { bulkFoodsIn } from '@butterleaf/domain/meal-plan/shown/week-excess'
import { eggsIn, plateSentences, weekPlate } from '@butterleaf/domain/meal-plan/shown/week-plate'
import { tableOf } from '@butterleaf/domain/meal-plan/table/table'
import { type Day, dateOfDay, dayNumberOf, type Week } from '@butterleaf/domain/meal-plan/template'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { noNutrients, shownNutrients } from '@butterleaf/domain/nutrition/nutrients'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Eater, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './presenting/present-template.ts'
import { mineralAimOf } from './presenting/week-minerals.ts'

/** What a template is shown with: the cookbook, and whom it is for. */
export type Showing = Setting &
  Readonly<{
    cookbook: Cookbook
    macrosOf: MacrosPerServing
    units: UnitSystem
    people: number
    eaters: readonly Eater[]
  }>

/** Dropped with the cookbook or the answers they are made of; of an answer, that of the extras asked for last. */
const showings = new WeakMap<Cookbook, WeakMap<Questionnaire, Showing>>()

export function showingFor(
  { answers, extras = noExtras }: Pick<Plan, 'answers' | 'extras'>,
  cookbook: Cookbook,
): Showing {
  const ofCookbook = showings.get(cookbook) ?? new WeakMap<Questionnaire, Showing>()
  const known = ofCookbook.get(answers)
  const showing = known?.extras === extras ? known : makeShowing(answers, extras, cookbook)
  showings.set(cookbook, ofCookbook.set(answers, showing))
  return showing
}

const noExtras: readonly FoodExtra[] = []

function makeShowing(answers: Questionnaire, extras: readonly FoodExtra[], cookbook: Cookbook): Showing {
  const macrosOf = (recipeId: string) => cookbook.kitchen.dish(recipeId)?.perServing ?? noMacros
  const nutrientsOf: NutrientsPerServing = (recipeId) => {
    const recipe = cookbook.recipe(recipeId)
    return recipe ? nutrientsOfCard(recipe) : noNutrients
  }
  const dishOf = (recipeId: string) => {
    const recipe = cookbook.recipe(recipeId)
    return recipe && { servings: recipe.servings, shownAt: () => presentCard(recipe) }
  }
  const { ranges, snackRoom, people, eaters, aim } = profileOf(answers)
  const fitOf = cacheDayFits((day, date) =>
    dayFit(day, macrosOf, ranges, besidesOfDay({ extras, answers }, date)),
  )
  const { units } = answers
  const minerals = mineralAimOf(answers, cookbook)
  // Kept by the items: a week's plate adds dates to its days, so each time these are new objects.
  const nutrientsOfItems = oncePerValue((items: Day['items']) => dayNutrients({ items }, nutrientsOf))
  const nutrientsOfDay: Setting['nutrientsOfDay'] = ({ items }) => nutrientsOfItems(items)
  const eggsOfItems = oncePerValue((items: Day['items']) =>
    eggsIn(items, (recipeId) => cookbook.kitchen.dish(recipeId)?.eggs),
  )
  const bulkFoodsOfItems = oncePerValue((items: Day['items']) =>
    bulkFoodsIn(items, (recipeId) => {
      const recipe = cookbook.recipe(recipeId)
      return recipe && presentCard(recipe).much
    }),
  )
  return {
    cookbook,
    macrosOf,
    nutrientsOf,
    nutrientsOfDay,
    aim,
    plateOf: (days) => {
      const eggsOfDay = ({ items }: Pick<Day, 'items'>) => eggsOfItems(items)
      const bulkFoodsOfDay = ({ items }: Pick<Day, 'items'>) => bulkFoodsOfItems(items)
      const plate = weekPlate(days, { nutrientsOfDay, eggsOfDay, bulkFoodsOfDay }, answers)
      return plate && { ...plate, sentences: plateSentences(plate, answers, 'en-US') }
    },
    dishOf,
    fitOf,
    fitsOfWeek: cacheWeekFits(fitOf),
    ranges,
    extras,
    snackRoom,
    minerals,
    people,
    keepsDaysOf: keepsDaysIn(cookbook.kitchen),
    kitchen: cookbook.kitchen,
    eaters,
    servingOf: cookbook.kitchen.dish,
    tableOfTemplate: (template) => tableOf(template, answers, cookbook.kitchen),
    units,
  }
}

/** Those of the card, so that what a person adds up from cards is what the day says. */
const nutrientsOfCard = oncePerValue(({ perServing }: Recipe) => shownNutrients(perServing))

/** A change leaves most days the same values: what they come to is added up once. */
function cacheDayFits(fitOf: Setting['fitOf']): Setting['fitOf'] {
  const cached = new WeakMap<Day, Readonly<{ date: IsoDate; fit: DayFit }>>()
  return (day, date) => {
    const known = cached.get(day)
    if (known?.date === date) return known.fit
    const fit = fitOf(day, date)
    cached.set(day, { date, fit })
    return fit
  }
}

/** Of the weeks that a change left alone neither fits nor dates are looked up again. */
function cacheWeekFits(fitOf: Setting['fitOf']): Setting['fitsOfWeek'] {
  const cached = new WeakMap<Week, Readonly<{ first: string; fits: readonly DayFit[] }>>()
  return (template, { week, weekIndex }) => {
    // Days away within the week are its own.
    const first = dateOfDay(template, dayNumberOf(weekIndex, 0))
    const known = cached.get(week)
    if (known?.first === first) return known.fits
    const fits = daysIn({ week, weekIndex }).map(({ day, dayNumber }) =>
      fitOf(day, dateOfDay(template, dayNumber)),
    )
    cached.set(week, { first, fits })
    return fits
  }
}
