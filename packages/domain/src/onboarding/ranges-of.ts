import { oncePerValue } from '../derived/once-per-value.ts'
import { type MacroRanges, rangesAround } from '../nutrition/ranges.ts'
import { targetsOf } from '../nutrition/targets.ts'
import { personOf } from './person-of.ts'
import type { Questionnaire } from './questionnaire.ts'

/** PLAN-1: what a day should hold. */
export const rangesOf = oncePerValue(
  (questionnaire: Questionnaire): MacroRanges => questionnaire.ranges ?? computedRanges(questionnaire),
)

export function computedRanges(questionnaire: Questionnaire): MacroRanges {
  return rangesAround(targetsOf(personOf(questionnaire)).macros)
}
