import { macroNames } from '../nutrition/macros.ts'
import { estimatedBodyFat } from './person-of.ts'
import { isAnswered, type PartialQuestionnaire } from './questionnaire.ts'
import { computedRanges } from './ranges-of.ts'

/** Of answers with every default filled in: what follows from others goes on following them when they change. */
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
