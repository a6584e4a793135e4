import type { WireRelaxation } from '@butterleaf/contract/meal-plan/nothing-fits-schema'
import { wireNames } from '@butterleaf/contract/nutrition/macros-codec'
import { macroWords, totalsText } from '@butterleaf/domain/nutrition/certificate-text'
import { type MacroName, type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { ApiProblem } from '#lib/api/api-problem.ts'
import { macrosFromWire } from '#lib/meal-plan/kitchen.ts'

/** PLAN-5: what the server says when no plan fits. */
export type NothingFits = {
  nearest: Macros
  blocking: MacroName | undefined
  relaxations: readonly WireRelaxation[]
}

export function nothingFitsIn({ details }: ApiProblem): NothingFits | undefined {
  const { nearest, blocking, relaxations } = details
  if (!(nearest && blocking && relaxations)) return undefined
  return {
    nearest: macrosFromWire(nearest),
    blocking: macroNames.find((macro) => wireNames[macro] === blocking),
    relaxations,
  }
}

/** "The nearest day comes to 1,905 kcal, …: net carbs is what keeps it out." */
export function nearestDayText({ nearest, blocking }: NothingFits): string {
  const trouble = blocking ? ` The trouble is the ${macroWords[blocking]}.` : ''
  return `The nearest day we found has ${totalsText(nearest)}.${trouble}`
}
