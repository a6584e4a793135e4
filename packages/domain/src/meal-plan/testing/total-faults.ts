import { addMacros, eachMacro, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { templateFit, weekFit } from '../fit.ts'
import { isFilled } from '../item.ts'
import { allItems } from '../places.ts'
import type { Template } from '../template.ts'
import { faultIf } from './plan-faults.ts'

/** Whole numbers, so that sums are exact in any order. */
const macrosOf = (recipeId: string) => ({ ...noMacros, calories: recipeId.length, fat: 8 })
const ranges = eachMacro(() => ({ minimum: 0, maximum: 100 }))

/** What is eaten, what the weeks say, and what the template says, is one sum. */
export function totalFaults(template: Template): string[] {
  const eaten = allItems(template)
    .map(({ item }) => item)
    .filter(isFilled)
    .flatMap((item) => [item, ...(item.sides ?? [])])
    .map(({ recipeId, servings }) => scaleMacros(macrosOf(recipeId), servings))
    .reduce(addMacros, noMacros)
  const weeks = template.weeks.map((week) => weekFit(week, macrosOf, ranges).actual)
  const totals = [templateFit(template, macrosOf, ranges).actual, weeks.reduce(addMacros, noMacros)]
  return totals.flatMap(({ calories, fat }) =>
    faultIf(
      calories !== eaten.calories || fat !== eaten.fat,
      `${calories} instead of ${eaten.calories} kcal`,
    ),
  )
}
