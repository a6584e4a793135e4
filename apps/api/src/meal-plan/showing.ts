import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { MacrosPerServing } from '@butterleaf/domain/meal-plan/fit'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { Cookbook } from '../recipes/cookbook.ts'
import type { Plan } from './plan.ts'

/** What a template is shown with: the cookbook, and whom it is for. */
export type Showing = Readonly<{
  cookbook: Cookbook
  macrosOf: MacrosPerServing
  ranges: MacroRanges
  people: number
  units: UnitSystem
}>

export function showingFor({ answers }: Pick<Plan, 'answers'>, cookbook: Cookbook): Showing {
  const { ranges, preferences } = answers.personality
  const { people, units } = preferences
  const macrosOf = (recipeId: string) => cookbook.kitchen.dish(recipeId)?.perServing ?? noMacros
  return { cookbook, macrosOf, ranges, people, units }
}
