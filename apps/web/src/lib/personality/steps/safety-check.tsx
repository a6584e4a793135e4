import type { SafetyAnswers } from '@butterleaf/domain/nutrition/safe-goal'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'

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

/** [ONB-14] One question; "none" is an answer, silence isn't. */
export function SafetyCheck({ answers, onAnswersChange }: SafetyCheckProps) {
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
