import type { Questionnaire } from '../onboarding/questionnaire.ts'
import type { TargetProposal } from './propose-target.ts'

/** The answers as they are with the new target. At the goal weight the goal becomes to keep it. */
export function acceptProposal(answers: Questionnaire, { reason, ranges }: TargetProposal): Questionnaire {
  return { ...answers, ranges, ...(reason === 'goal-reached' && { goal: 'maintain' as const }) }
}
