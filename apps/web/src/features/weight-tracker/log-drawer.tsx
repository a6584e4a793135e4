import ChevronDown from 'virtual:lucide/chevron-down'
import Trash2 from 'virtual:lucide/trash'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import {
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  typedInUnit,
  type Unit,
} from '@butterleaf/domain/nutrition/weight'
import {
  applyReadingsChange,
  type BodyReadings,
  hasReading,
  noReadings,
  type ReadingsChange,
  readingKinds,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { checkDay } from '@butterleaf/domain/weight-tracker/readings/check-readings'
import { noteLimitCharacters } from '@butterleaf/domain/weight-tracker/weight-log'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { useReadingView } from './readings/reading-view.ts'
import { readingsOf, stepOfButtons, weighedBefore } from './tracked-weight.ts'
import { useDeleteDay, useSaveLog } from './use-weight-tracker.ts'
import { entryFaults, WeightField } from './weight-field.tsx'

interface LogDrawerProps {
  tracker: WeightTracker
  unit: Unit
  date: string
  onClose: () => void
}

/** [WGT-1] [WGT-5] [WGT-7] One day's log: filled in when there is one, else blank; saves, moves, deletes. */
export default function LogDrawer({ tracker, unit, date, onClose }: LogDrawerProps) {
  const form = useDayForm({ tracker, unit, date, onClose })
  const { values, change, readings, faults, isSaving } = form
  const removal = useLogRemoval(tracker)
  const missing = values.weight === null ? 'Type a weight.' : 'Something above needs another look.'
  const why = form.isValid ? undefined : missing

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && form.close()}
      title={date === today() ? 'Weigh in' : formatDate(date, 'weekday')}
      footer={
        <div className={`grid gap-3 ${form.isStored ? 'grid-cols-[auto_minmax(0,1fr)]' : ''}`}>
          {form.isStored && (
            <IconButton
              label="Delete this log"
              className="size-14"
              busy={removal.isPending}
              onClick={() => removal.remove(date, form.close)}
            >
              <Trash2 aria-hidden className="size-5 text-paprika" />
            </IconButton>
          )}
          <Button
            type="submit"
            form="weight-log"
            size="lg"
            isWide
            busy={isSaving}
            busyLabel="Saving"
            why={why}
          >
            Save
          </Button>
        </div>
      }
    >
      <form id="weight-log" noValidate onSubmit={form.submit} className="grid gap-5">
        <WeightField
          label="Weight"
          unit={unit}
          value={values.weight ?? null}
          onValueChange={(weight) => change({ weight })}
          step={stepOfButtons}
          startAt={weighedBefore(tracker, values.date, unit)}
          error={faults.weight}
        />
        <DayReadings
          tracker={tracker}
          unit={unit}
          readings={readings}
          faults={faults}
          onChange={(changed) => change({ readings: { ...values.readings, ...changed } })}
        />
        <Field label="Date" error={values.date === '' ? undefined : faults.date}>
          <TextInput
            type="date"
            required
            max={today()}
            value={values.date}
            onChange={(event) => change({ date: event.target.value })}
          />
        </Field>
        <Field label="Note" hint="Only you see it." error={faults.note}>
          <TextArea
            value={values.note}
            maxLength={noteLimitCharacters + 100}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
      </form>
    </Drawer>
  )
}

type DayForm = { tracker: WeightTracker; unit: Unit; date: string; onClose: () => void }

/** What is typed of one day, checked, and saved or dropped. */
function useDayForm({ tracker, unit, date, onClose }: DayForm) {
  const stored = storedDay(tracker, date)
  const shownWeight = stored.grams ? typedInUnit(stored.grams, unit) : null
  const draft = useDraft(`log.${unit}.${date}`, {
    date,
    weight: shownWeight,
    note: stored.log?.note ?? '',
    readings: {} as ReadingsChange,
  })
  const { values } = draft
  const save = useSaveLog()
  const readings = applyReadingsChange(stored.readings ?? noReadings, values.readings)
  // An unchanged weight keeps its exact grams, also when it was typed in the other unit.
  const typedGrams = values.weight === null ? undefined : gramsFromUnit(values.weight, unit)
  const grams = values.weight === shownWeight ? stored.grams : typedGrams
  // A day that was weighed keeps a weight.
  const mayLackWeight = !stored.log && (stored.readings !== undefined || hasReading(readings))
  const entry = { date: values.date, grams, note: values.note }
  const check = checkDay({ ...entry, readings: mayLackWeight || grams ? readings : undefined }, today(), {
    unit,
  })
  const close = () => {
    draft.clear()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check.ok || save.isPending) return
    const isMoved = values.date !== date
    const input = {
      tracker,
      date: values.date,
      weightKg: grams && kgFromGrams(grams),
      note: values.note,
      logId: isMoved ? stored.log?.id : undefined,
      readings: hasChange(values.readings) ? values.readings : undefined,
      readingsFrom: isMoved && stored.readings ? date : undefined,
    }
    save.mutate(input, { onSuccess: close })
  }
  return {
    values,
    change: draft.change,
    readings,
    faults: entryFaults(check, save.error),
    isValid: check.ok,
    isStored: stored.log !== undefined || stored.readings !== undefined,
    isSaving: save.isPending,
    submit,
    close,
  }
}

function storedDay({ logs, readings }: WeightTracker, date: string) {
  const log = logs.find((one) => one.date === date)
  const grams = log && gramsFromKg(log.weight)
  return { log, grams, readings: readings.find((day) => day.date === date) }
}

function hasChange(readings: ReadingsChange): boolean {
  return Object.keys(readings).length > 0
}

/** Deletes the weight and the readings of a date at once and offers undo, instead of asking first. */
function useLogRemoval(tracker: WeightTracker) {
  const toasts = useToasts()
  const deletion = useDeleteDay()
  const restoration = useSaveLog()
  const remove = (date: string, onRemoved: () => void) => {
    const log = tracker.logs.find((one) => one.date === date)
    const { date: _date, ...readings } = tracker.readings.find((one) => one.date === date) ?? { date }
    const hasReadings = Object.keys(readings).length > 0
    const restore = () =>
      restoration.mutate({
        tracker,
        date,
        weightKg: log?.weight,
        note: log?.note ?? '',
        readings: hasReadings ? readings : undefined,
      })
    const onSuccess = () => {
      onRemoved()
      const what = log ? 'Weigh-in' : 'Readings'
      const action = { label: 'Undo', onPress: restore }
      toasts.show(`${what} of ${formatDate(date, 'short')} deleted`, { tone: 'done', action })
    }
    deletion.mutate({ trackerId: tracker.id, date }, { onSuccess })
  }
  return { remove, isPending: deletion.isPending }
}

const ReadingsFields = lazy(() => import('./readings/readings-fields.tsx'))

type DayReadingsProps = {
  tracker: WeightTracker
  unit: Unit
  readings: BodyReadings
  faults: Readonly<Record<string, string>>
  onChange: (change: ReadingsChange) => void
}

/** LIFE-6: folded for people who never logged a reading, and loaded when it is opened. */
function DayReadings({ tracker, unit, ...fields }: DayReadingsProps) {
  const [isOpen, setOpen] = useState(() => tracker.readings.length > 0 || hasReading(fields.readings))
  const isFaulty = readingKinds.some((kind) => fields.faults[kind] !== undefined)
  const { units } = useReadingView(readingsOf(tracker), unit)
  return (
    <details
      className="group rounded-field border-[1.5px] border-line px-4"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          Ketones, glucose and waist
          {!isOpen && isFaulty && (
            <span className="block text-sm text-paprika">A figure in here needs another look.</span>
          )}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      {isOpen && (
        <Suspense fallback={<ReadingsSkeleton />}>
          <div className="pb-4">
            <ReadingsFields {...fields} units={units} />
          </div>
        </Suspense>
      )}
    </details>
  )
}

function ReadingsSkeleton() {
  return (
    <Loading label="Loading the fields" className="grid gap-5 pb-4">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Loading>
  )
}
