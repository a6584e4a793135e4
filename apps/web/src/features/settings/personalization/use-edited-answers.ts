import { useDraft } from '#lib/device/draft.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { answersOf } from '#lib/personality/answers/answers-of.ts'

/**
 * [SET-2] The plan's answers with the person's edits over them. What isn't edited follows the plan, also when Undo or another
 * device changes it.
 */
export function useEditedAnswers(name: string) {
  const madeFrom = usePlan().plan.answers
  const saved = answersOf(madeFrom)
  const { values: edited, change, reset } = useDraft<Partial<Answers>>(name, {})
  const answers: Answers = { ...saved, ...edited }
  return { madeFrom, saved, answers, change, reset }
}
