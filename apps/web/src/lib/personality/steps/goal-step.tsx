import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Caution, SafetyAnswers } from '@butterleaf/domain/nutrition/safe-goal'
import { lazy, Suspense } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'
import { withActivity } from '../answers/answers.ts'
import { cautionsOf, needsSafetyCheck, plannedGoal } from '../answers/questionnaire-of.ts'
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
        <Suspense fallback={<div className="min-h-11" />}>
          <FineTuning answers={answers} change={change} hasDeficit={goal === 'lose'} />
        </Suspense>
      )}
    </div>
  )
}

const chips = [
  { value: 'isPregnantOrBreastfeeding', label: 'Pregnant or breastfeeding' },
  { value: 'takesDiabetesMedication', label: 'Taking diabetes medication' },
  { value: 'none', label: 'None of these' },
] as const
type Chip = (typeof chips)[number]['value']

const none: SafetyAnswers = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

interface SafetyCheckProps {
  answers: SafetyAnswers | null
  onAnswersChange: (answers: SafetyAnswers | null) => void
}

/** [ONB-14] One question. "None of these" is an answer; leaving it open isn't. */
function SafetyCheck({ answers, onAnswersChange }: SafetyCheckProps) {
  return (
    <Card>
      <ToggleChips
        label="Before we plan for losing weight: does any of this apply to you?"
        chips={chips}
        values={chosen(answers)}
        isRequired
        onToggle={(chip, isOn) => onAnswersChange(toggled(answers, chip, isOn))}
      />
      <p className="mt-3 text-sm text-muted">This answer stays on your device.</p>
    </Card>
  )
}

function chosen(answers: SafetyAnswers | null): readonly Chip[] {
  if (!answers) return []
  const applying = chips.map(({ value }) => value).filter((chip) => chip !== 'none' && answers[chip])
  return applying.length > 0 ? applying : ['none']
}

function toggled(answers: SafetyAnswers | null, chip: Chip, isOn: boolean): SafetyAnswers | null {
  if (chip === 'none') return isOn ? none : null
  const next = { ...(answers ?? none), [chip]: isOn }
  return chosen(next).includes('none') ? null : next
}

const reasons = {
  'pregnant-or-breastfeeding': 'you’re pregnant or breastfeeding',
  'diabetes-medication': 'you take medication for diabetes',
  'under-age': 'you’re under 18',
  underweight: 'your weight is already low for your height',
} as const satisfies Record<Caution, string>

/** [ONB-14] What was set and why, and whom to ask; no claim beyond that. */
function CautionBanner({ cautions }: { cautions: readonly Caution[] }) {
  return (
    <Banner>
      We’ve set your plan to <b>maintain</b>, because {joinWords(cautions.map((caution) => reasons[caution]))}
      . Please ask your doctor before losing weight.
    </Banner>
  )
}
