import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { leastGoalWeight } from '@butterleaf/domain/nutrition/safe-goal'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { checkTarget } from '@butterleaf/domain/weight-tracker/change-log'
import {
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  leastInUnit,
  shownInUnit,
  typedInUnit,
  type Unit,
  valueInUnit,
  wholeGrams,
} from '@butterleaf/domain/weight-tracker/weight'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '#lib/device/draft.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { UnitChoice } from '#lib/unit-choice.tsx'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { entryFaults } from './entry-faults.ts'
import { useSetTarget } from './use-weight-tracker.ts'
import { WeightField } from './weight-field.tsx'

const twelveWeeks = 84

interface TargetFormProps {
  tracker: WeightTracker | null
  unit: Unit
}

export function TargetForm({ tracker, unit }: TargetFormProps) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const setTarget = useSetTarget()
  // Stored in grams, so that changing the unit converts the shown value without drift.
  const draft = useDraft('target', {
    grams: tracker ? (gramsFromKg(tracker.targetWeight) as number) : null,
    date: tracker?.targetDate ?? addDays(today(), twelveWeeks),
  })
  const { grams, date } = draft.values
  const person = usePlan().plan.answers
  const current = tracker && { grams: gramsFromKg(tracker.targetWeight), date: tracker.targetDate as IsoDate }
  const check = checkTarget({ date, grams: grams ?? undefined }, today(), {
    unit,
    current: current ?? undefined,
    person,
  })
  const inUnit = current?.grams === grams ? typedInUnit : valueInUnit
  const isUnchanged = current?.grams === grams && current?.date === date
  const faults = entryFaults(check, setTarget.error)
  const nearest = check.ok ? undefined : check.faults.find(({ field }) => field === 'weight')?.nearest

  const missing = grams === null ? 'Type a goal weight.' : 'Something above needs another look.'
  const fault = check.ok ? undefined : missing
  const why = fault ?? (isUnchanged ? 'Nothing has changed yet.' : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check.ok || grams === null || isUnchanged || setTarget.isPending) return
    setTarget.mutate(
      { weight: kgFromGrams(wholeGrams(grams)), date },
      {
        onSuccess: () => {
          draft.clear()
          if (tracker) toasts.show('Target saved', { tone: 'done' })
          else void navigate(paths['app.weight-tracker'])
        },
      },
    )
  }

  return (
    <Card as="section" aria-label="Target">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <UnitChoice label="Unit" unit={unit} className="justify-self-start" />
        <WeightField
          label="Goal weight"
          unit={unit}
          value={grams === null ? null : inUnit(wholeGrams(grams), unit)}
          onValueChange={(value) =>
            draft.change({ grams: value === null ? null : gramsFromUnit(value, unit) })
          }
          step={0.5}
          startAt={firstGoal(tracker, person, unit)}
          error={faults.weight}
          nearest={nearest && shownInUnit(nearest, unit)}
        />
        <Field label="By when" error={date === '' ? undefined : faults.date}>
          <TextInput
            type="date"
            required
            value={date}
            onChange={(event) => draft.change({ date: event.target.value })}
          />
        </Field>
        <Button type="submit" size="lg" isWide busy={setTarget.isPending} busyLabel="Saving" why={why}>
          {tracker ? 'Save target' : 'Start tracking'}
        </Button>
      </form>
    </Card>
  )
}

/** What the person weighs, or the lowest goal where that is more. */
function firstGoal(tracker: WeightTracker | null, person: Questionnaire, unit: Unit): number {
  const weighed = tracker?.current ? gramsFromKg(tracker.current) : person.weight
  const least = leastGoalWeight(person)
  return weighed < least ? leastInUnit(least, unit) : shownInUnit(weighed, unit)
}
