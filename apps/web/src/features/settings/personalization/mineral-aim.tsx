import type { MineralCaution } from '@butterleaf/domain/nutrition/mineral-goals/mineral-cautions'
import { sodiumLimits } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import { useState } from 'react'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { TypedNumber } from '#lib/personality/steps/typed-number.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { MineralSafety } from './mineral-safety.tsx'

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
