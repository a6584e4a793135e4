import { activityCodes, genderCodes, goalCodes } from '@butterleaf/contract/onboarding/codes'
import { feetAndInchesFrom } from '@butterleaf/domain/nutrition/height'
import { gramsFromKg, valueInUnit } from '@butterleaf/domain/weight-tracker/weight'
import { buttonLook } from '#ui/action/button-look.ts'
import type { TasteAsked } from '../../site/site-data.ts'
import { TasteChoice } from './taste-choice.tsx'
import { TasteField } from './taste-field.tsx'
import { TasteSelect } from './taste-select.tsx'

/** Fields are named as in the question, and filled in with the person whose day is shown. */
export function TasteForm({ asked }: { asked: TasteAsked }) {
  const { feet, inches } = feetAndInchesFrom(asked.height)
  const grams = gramsFromKg(asked.weight)
  const inUs = 'in-has-[[value=metric]:checked]:hidden'
  const inMetric = 'in-has-[[value=us]:checked]:hidden'
  return (
    <form
      data-taste-form
      noValidate
      className="rounded-card bg-surface p-4 text-ink shadow-card noscript:hidden lg:p-7"
      aria-labelledby="taste-form-title"
    >
      <h3 id="taste-form-title">Your numbers</h3>
      <div className="mt-3 grid grid-cols-2 gap-3 lg:mt-5 lg:gap-4">
        <TasteChoice
          label="Units"
          name="unit"
          options={[
            ['us', 'lbs, feet'],
            ['metric', 'kg, cm'],
          ]}
          chosen="us"
        />
        <TasteChoice
          label="You are"
          name="gender"
          options={[
            [String(genderCodes.female), 'Female'],
            [String(genderCodes.male), 'Male'],
          ]}
          chosen={String(asked.gender)}
        />
        <TasteField label="Age" name="age" value={asked.age} />
        <TasteField
          label="Weight (lbs)"
          name="pounds"
          value={Math.round(valueInUnit(grams, 'us'))}
          className={inUs}
        />
        <TasteField
          label="Weight (kg)"
          name="kilograms"
          value={Math.round(asked.weight)}
          className={inMetric}
        />
        <TasteField label="Height (ft)" name="feet" value={feet} className={inUs} />
        <TasteField label="and inches" name="inches" value={inches} className={inUs} />
        <TasteField
          label="Height (cm)"
          name="centimeters"
          value={Math.round(asked.height)}
          className={inMetric}
        />
        <TasteSelect
          label="Your goal"
          name="goal"
          options={[
            [goalCodes.lose, 'Lose weight'],
            [goalCodes.maintain, 'Keep my weight'],
            [goalCodes.gain, 'Gain weight'],
          ]}
          chosen={asked.motive}
        />
        <button
          type="button"
          data-taste-keep={goalCodes.maintain}
          hidden
          className={buttonLook({ look: 'quiet', className: 'col-span-2' })}
        >
          Plan to keep my weight
        </button>
        <TasteSelect
          label="Your days are"
          name="activity"
          options={[
            [activityCodes.sedentary, 'Mostly sitting'],
            [activityCodes.moderate, 'Moderately active'],
            [activityCodes['very-active'], 'Very active'],
          ]}
          chosen={asked.activityLevel}
        />
      </div>
      <button type="submit" className={buttonLook({ size: 'lg', isWide: true, className: 'mt-4 lg:mt-6' })}>
        Plan my day
      </button>
      <p data-taste-status role="status" className="mt-2 min-h-6 text-sm text-muted" />
    </form>
  )
}
