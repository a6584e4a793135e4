import { lazy, Suspense } from 'react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { withActivity } from '../answers/answers.ts'
import { cautionsOf, needsSafetyCheck, plannedGoal } from '../answers/planned-goal.ts'
import { CautionBanner } from './caution-banner.tsx'
import { SafetyCheck } from './safety-check.tsx'
import type { StepProps } from './step-props.ts'

const FineTuning = lazy(() => import('./fine-tuning.tsx'))

const goals = [
  { value: 'lose', label: 'Lose weight' },
  { value: 'maintain', label: 'Maintain' },
  { value: 'gain', label: 'Gain muscle' },
] as const

const activities = [
  { value: 'sedentary', label: 'Sedentary', note: 'Mostly sitting, little exercise' },
  { value: 'moderate', label: 'Moderately active', note: 'On your feet, or exercise a few times a week' },
  { value: 'very-active', label: 'Very active', note: 'Physical work, or hard training most days' },
] as const

/** [ONB-10] [ONB-14] Goal and activity; before a deficit the short check. */
export function GoalStep({ answers, change }: StepProps) {
  const goal = plannedGoal(answers)
  const cautions = answers.goal === 'lose' ? cautionsOf(answers) : []
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label="Your goal"
        isRow
        choices={goals}
        value={goal ?? answers.goal}
        onValueChange={(chosen) => change({ goal: chosen })}
      />
      {needsSafetyCheck(answers) && (
        <SafetyCheck answers={answers.safety} onAnswersChange={(safety) => change({ safety })} />
      )}
      <div role="status" className="empty:hidden">
        {cautions.length > 0 && <CautionBanner cautions={cautions} />}
      </div>
      <ChoiceGroup
        label="Your activity"
        choices={activities}
        value={answers.activity}
        onValueChange={(activity) => change(withActivity(activity))}
      />
      {answers.activity && (
        <Suspense>
          <FineTuning answers={answers} change={change} hasDeficit={goal === 'lose'} />
        </Suspense>
      )}
    </div>
  )
}
