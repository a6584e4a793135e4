import ChevronDown from 'virtual:lucide/chevron-down'
import { activityCodes, genderCodes, goalCodes } from '@butterleaf/contract/onboarding/codes'
import { feetAndInchesFrom } from '@butterleaf/domain/nutrition/height'
import { gramsFromKg, valueInUnit } from '@butterleaf/domain/nutrition/weight'
import { buttonLook } from '#ui/action/button-look.ts'
import type { TasteAsked } from '../../site/site-data.ts'

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

interface TasteSelectProps {
  label: string
  name: string
  options: readonly (readonly [number, string])[]
  chosen: number
}

function TasteSelect({ label, name, options, chosen }: TasteSelectProps) {
  const faultId = `taste-${name}-fault`
  return (
    <label className="col-span-2 block">
      <span className="text-sm font-semibold">{label}</span>
      <span className="relative mt-1 block">
        <select
          name={name}
          defaultValue={chosen}
          aria-describedby={faultId}
          className="min-h-12 w-full appearance-none rounded-field border-[1.5px] border-line bg-surface px-4 pr-12 font-semibold aria-invalid:border-paprika"
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-4 size-5 text-muted" />
      </span>
      <span
        id={faultId}
        data-fault={name}
        className="mt-1 block text-sm font-semibold text-paprika empty:hidden"
      />
    </label>
  )
}

interface TasteChoiceProps {
  label: string
  name: string
  /** Values and their words. */
  options: readonly (readonly [string, string])[]
  chosen: string
}

/** Two halves of one pill; plain radio buttons underneath. */
function TasteChoice({ label, name, options, chosen }: TasteChoiceProps) {
  return (
    <fieldset className="min-w-0 max-[22rem]:col-span-2 lg:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 grid grid-cols-2 rounded-full bg-sunk p-1">
        {options.map(([value, words]) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full text-center text-sm font-semibold has-checked:bg-surface has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface TasteFieldProps {
  label: string
  name: string
  value: number
  className?: string
}

/** A number field for a phone; its fault is shown below. */
function TasteField({ label, name, value, className = '' }: TasteFieldProps) {
  const faultId = `taste-${name}-fault`
  return (
    <label className={`block ${className}`}>
      <span className="text-sm font-semibold">{label}</span>
      <input
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={faultId}
        className="mt-1 block min-h-12 w-full rounded-field border-[1.5px] border-line bg-surface px-4 font-semibold aria-invalid:border-paprika"
      />
      <span
        id={faultId}
        data-fault={name}
        className="mt-1 block text-sm font-semibold text-paprika empty:hidden"
      />
    </label>
  )
}
