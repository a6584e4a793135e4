import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, noMacros, scaleMacros, shownMacros } from '../../nutrition/macros.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { type DayFit, dayFit, dayTotals, type MacrosPerServing } from '../fit.ts'
import { helpingsOf, isFilled } from '../item.ts'
import type { Day } from '../template.ts'
import type { MealPlan } from './meal-plan.ts'

/**
 * PLAN-1: the certificate of a day, as the server gives it. Of a day that has changed since, what was added and taken away is reckoned
 * from there: cards have rounded figures, and a sum of all of them would differ from the server's by some kcal.
 */
export function fitOfDay(plan: MealPlan, day: Day): DayFit {
  const known = plan.certified[day.id]
  const macrosOf: MacrosPerServing = (recipeId) => plan.cards[recipeId]?.perServing ?? noMacros
  if (!known) return dayFit(day, macrosOf, rangesOf(plan.answers))
  if (isEatenAlike(known.day, day)) return known.fit
  const { actual: before, ...kept } = known.fit
  const takenAway = scaleMacros(dayTotals(known.day, macrosOf), -1)
  const actual = shownMacros(addMacros(addMacros(before, takenAway), dayTotals(day, macrosOf)))
  const deviation = deviationOf(actual, kept.target)
  return { ...kept, actual, deviation, inRange: deviation === 0 }
}

function isEatenAlike(one: Day, other: Day): boolean {
  return one === other || helpingsText(one) === helpingsText(other)
}

function helpingsText({ items }: Day): string {
  return JSON.stringify(
    items
      .filter(isFilled)
      .flatMap(helpingsOf)
      .map(({ recipeId, servings }) => [recipeId, servings]),
  )
}
