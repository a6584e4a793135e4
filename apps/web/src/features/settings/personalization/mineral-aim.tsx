import {
  type MineralCaution,
  mineralCautions,
  sodiumLimits,
} from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'

import { useState } from 'react'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { TypedNumber } from '#lib/personality/steps/typed-number.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'

const choices = [
  { value: false, label: 'Off' },
  { value: true, label: 'On' },
] as const

/** [MIN-3] [MIN-4] Off until the safety questions are answered; their answers stay in this component. */
export default function MineralAim({ answers, change }: StepProps) {
  const [isAsked, setAsked] = useState(false)
  const [cautions, setCautions] = useState<readonly MineralCaution[] | null>(null)
  const isOn = answers.aimsForMinerals === true
  const isAdvised = cautions !== null && cautions.length > 0
  const choose = (wanted: boolean) => {
    setAsked(wanted && !isOn)
    setCautions(null)
    if (!wanted) change({ aimsForMinerals: null })
  }
  const answer = (given: readonly MineralCaution[] | null) => {
    setCautions(given)
    change({ aimsForMinerals: given?.length === 0 ? true : null })
  }
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-muted">
        Once its macros are right, a week is planned for enough potassium, magnesium and fiber too. Your plan
        says where that can’t be had.
      </p>
      <ChoiceGroup
        label="Aim for minerals and fiber"
        isRow
        choices={choices}
        value={isOn || (isAsked && !isAdvised)}
        onValueChange={choose}
      />
      {isAsked && <MineralSafety cautions={cautions} onCautionsChange={answer} />}
      <div role="status" className="empty:hidden">
        {isAdvised && (
          <Banner>
            Then this stays off. How much potassium and sodium is right for you is for your doctor to say:
            please ask them.
          </Banner>
        )}
      </div>
      {isOn && <SodiumLimit answers={answers} change={change} />}
    </div>
  )
}

function SodiumLimit({ answers: { sodiumLimitMg }, change }: StepProps) {
  const { minimum, maximum } = sodiumLimits
  const isPossible = sodiumLimitMg === null || (sodiumLimitMg >= minimum && sodiumLimitMg <= maximum)
  const [least, most] = [minimum, maximum].map((mg) => mg.toLocaleString())
  return (
    <TypedNumber
      label="Sodium limit, if you want one"
      unit="mg a day"
      value={sodiumLimitMg}
      onValueChange={(limit) => change({ sodiumLimitMg: limit })}
      step={100}
      decimals={0}
      startAt={2300}
      isRequired={false}
      fault={
        isPossible
          ? undefined
          : `Between ${least} and ${most} mg: less is for a doctor to set, and more limits nothing.`
      }
    />
  )
}

const labels = {
  'kidney-disease': 'Kidney disease',
  'heart-failure': 'Heart failure',
  'blood-pressure-medicine': 'Blood-pressure medicine: ACE inhibitor, ARB or potassium-sparing',
  'sodium-limit-by-doctor': 'A sodium limit from a doctor',
} as const satisfies Record<MineralCaution, string>

const chips = [
  ...mineralCautions.map((value) => ({ value, label: labels[value] })),
  { value: 'none', label: 'None of these' },
] as const
type Chip = MineralCaution | 'none'

interface MineralSafetyProps {
  /** Null: not answered. None of them is an empty list. */
  cautions: readonly MineralCaution[] | null
  onCautionsChange: (cautions: readonly MineralCaution[] | null) => void
}

/** [MIN-4] One question. "None of these" is an answer; leaving it open isn't. */
function MineralSafety({ cautions, onCautionsChange }: MineralSafetyProps) {
  const toggle = (chip: Chip, isOn: boolean) => {
    if (chip === 'none') return onCautionsChange(isOn ? [] : null)
    const next = mineralCautions.filter((one) => (one === chip ? isOn : cautions?.includes(one)))
    onCautionsChange(next.length > 0 ? next : null)
  }
  const chosen: readonly Chip[] = cautions?.length === 0 ? ['none'] : (cautions ?? [])
  return (
    <Card>
      <ToggleChips<Chip>
        label="Before we aim for more potassium: does any of this apply to you?"
        chips={chips}
        values={chosen}
        isRequired
        onToggle={toggle}
      />
      <p className="mt-3 text-sm text-muted">We don’t store these answers, here or anywhere.</p>
    </Card>
  )
}
