import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { leastGoalWeight } from '@butterleaf/domain/nutrition/safe-goal'
import {
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  leastInUnit,
  shownInUnit,
  type Unit,
  valueInUnit,
  wholeGrams,
} from '@butterleaf/domain/nutrition/weight'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { checkTarget } from '@butterleaf/domain/weight-tracker/change-log'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '#lib/device/draft.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { useUnit } from '#lib/weight-unit.ts'
import { Button } from '#ui/action/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { HistoryFile } from './history-file.tsx'
import { useResetTracker, useSetTarget, useWeightTracker } from './use-weight-tracker.ts'
import { entryFaults, WeightField } from './weight-field.tsx'

/** [WGT-6] settings.account.weightTracker: the target, the history as a file, and the way to start over. */
export default function TargetScreen() {
  const tracker = useWeightTracker()
  const unit = useUnit()
  return (
    <div className="grid gap-6">
      <title>Weight target · Butterleaf</title>
      <header className="grid gap-2">
        <h1>{tracker.data === null ? 'Where would you like to be?' : 'Weight target'}</h1>
        <p className="text-muted">
          {tracker.data === null
            ? 'A weight and a date to steer by. You can change both whenever you like.'
            : 'Change the goal or the date. Your weigh-ins stay as they are.'}
        </p>
      </header>
      {tracker.isLoadingError ? (
        <ErrorState
          title="Your weight tracker can’t be reached"
          onRetry={() => tracker.refetch()}
          isRetrying={tracker.isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : tracker.data === undefined || !unit ? (
        <Loading label="Loading your target" className="grid gap-5">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </Loading>
      ) : (
        <TargetForm tracker={tracker.data} unit={unit} />
      )}
      {tracker.data && unit && (
        <>
          <HistoryFile tracker={tracker.data} unit={unit} />
          <ResetTracker tracker={tracker.data} />
        </>
      )}
    </div>
  )
}

const twelveWeeks = 84

interface TargetFormProps {
  tracker: WeightTracker | null
  unit: Unit
}

function TargetForm({ tracker, unit }: TargetFormProps) {
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
  const inUnit = current?.grams === grams ? shownInUnit : valueInUnit
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

/** [WGT-6] Deletes the target and every log; asks first, since this can't be undone. */
function ResetTracker({ tracker }: { tracker: WeightTracker }) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const reset = useResetTracker()
  const confirm = () =>
    reset.mutate(tracker.id, {
      onSuccess: () => {
        setAsking(false)
        toasts.show('Your tracker starts afresh', { tone: 'done' })
      },
    })
  const count = tracker.logs.length
  const weighIns = count === 1 ? 'one weigh-in' : `${count} weigh-ins`
  const lost =
    tracker.readings.length > 0 ? `Your target, ${weighIns} and all readings` : `Your target and ${weighIns}`
  return (
    <Card as="section" aria-label="Start over" className="grid gap-3">
      <h2 className="text-lg">Start over</h2>
      <p className="text-sm text-muted">
        Removes the target, every weigh-in and every reading beside it. Save the file above first if you want
        to keep them.
      </p>
      <Button look="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        Reset tracker
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Reset the tracker?"
        body={`${lost} will be gone for good.`}
        confirmLabel="Reset"
        cancelLabel="Keep it"
        isDanger
        busy={reset.isPending}
        onConfirm={confirm}
      />
    </Card>
  )
}
