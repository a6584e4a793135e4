import { macroNames } from '../nutrition/macros.ts'
import { estimatedBodyFat, personOf } from './person-of.ts'
import {
  isAnswered,
  type PartialQuestionnaire,
  peopleOf,
  prefersCheapFoods,
  type Questionnaire,
} from './questionnaire.ts'
import { computedRanges, rangesOf } from './ranges-of.ts'

/** With every default filled in; a meal that wasn't asked about stays unanswered. */
export type FilledQuestionnaire = {
  readonly [Answer in Exclude<keyof PartialQuestionnaire, keyof LaterAnswers>]-?: Exclude<
    PartialQuestionnaire[Answer],
    undefined
  >
} & LaterAnswers

/** Left out where they aren't answered, since older clients don't know these questions. */
export type LaterAnswers = Pick<
  PartialQuestionnaire,
  | 'avoidedGroups'
  | 'lacksEquipment'
  | 'likedCuisines'
  | 'dislikedCuisines'
  | 'adventure'
  | 'shopping'
  | 'weekdayMinutes'
  | 'aimsForMinerals'
  | 'sodiumLimitMg'
  | 'snackRoom'
  | 'table'
>

export function fillInDefaults(questionnaire: Questionnaire): FilledQuestionnaire {
  return {
    ...questionnaire,
    ...personOf(questionnaire),
    ranges: rangesOf(questionnaire),
    people: peopleOf(questionnaire),
    prefersCheap: prefersCheapFoods(questionnaire),
  }
}

/**
 * Leaves out answers that equal their defaults, so that an answer that follows from others keeps following them when they
 * change.
 */
export function leaveOutDefaults<Answers extends PartialQuestionnaire>(answers: Answers): Answers {
  const { bodyFatPercent, ranges } = answers
  const isEstimate = bodyFatPercent === estimatedBodyFat(answers)
  return {
    ...answers,
    bodyFatPercent: isEstimate ? undefined : bodyFatPercent,
    ranges: areComputed(answers) ? undefined : ranges,
  }
}

function areComputed(answers: PartialQuestionnaire): boolean {
  const { ranges } = answers
  if (!ranges || !isAnswered(answers)) return false
  const computed = computedRanges(answers)
  return macroNames.every(
    (macro) =>
      ranges[macro].minimum === computed[macro].minimum && ranges[macro].maximum === computed[macro].maximum,
  )
}
