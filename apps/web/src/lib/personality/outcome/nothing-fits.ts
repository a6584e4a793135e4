import type { PersonalityChange, WireRelaxation } from '@butterleaf/contract/meal-plan/nothing-fits-schema'
import { type WireMacros, wireNames } from '@butterleaf/contract/nutrition/macro-words'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { macroWords, totalsText } from '@butterleaf/domain/nutrition/certificate-text'
import { macroNames } from '@butterleaf/domain/nutrition/macros'
import type { ApiProblem } from '#lib/api/api-problem.ts'

/** PLAN-5: what the server says when no plan fits. */
export type NothingFits = {
  nearest: WireMacros
  blocking: keyof WireMacros
  relaxations: readonly WireRelaxation[]
}

export function nothingFitsIn({ details }: ApiProblem): NothingFits | undefined {
  const { nearest, blocking, relaxations } = details
  return nearest && blocking && relaxations ? { nearest, blocking, relaxations } : undefined
}

/** The answers with that much less asked: merged field by field, ranges as a whole. */
export function relaxedBy(
  flat: FlatPersonality,
  { schedules = {}, nutrition }: PersonalityChange,
): FlatPersonality {
  const changed = Object.entries(schedules).map(([meal, change]) => [
    meal,
    { ...flat.schedules?.[meal as keyof typeof schedules], ...change },
  ])
  return {
    ...flat,
    schedules: { ...flat.schedules, ...Object.fromEntries(changed) },
    ...(nutrition && { nutrition }),
  }
}

/** "The nearest day comes to 1,905 kcal, …: net carbs is what keeps it out." */
export function nearestDayText({ nearest, blocking }: NothingFits): string {
  const { net_carbs: netCarbs, ...macros } = nearest
  const name = macroNames.find((macro) => wireNames[macro] === blocking)
  const totals = totalsText({ ...macros, netCarbs })
  return `The nearest day we found has ${totals}.${name ? ` The trouble is the ${macroWords[name]}.` : ''}`
}
