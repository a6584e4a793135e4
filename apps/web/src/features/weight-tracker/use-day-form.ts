import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import {
  applyReadingsChange,
  hasReading,
  noReadings,
  type ReadingsChange,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { checkDay } from '@butterleaf/domain/weight-tracker/readings/check-day'
import {
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  typedInUnit,
  type Unit,
} from '@butterleaf/domain/weight-tracker/weight'
import type { FormEvent } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import { today } from '#lib/today.ts'
import { entryFaults } from './entry-faults.ts'
import { useSaveLog } from './use-weight-tracker.ts'

type DayForm = { tracker: WeightTracker; unit: Unit; date: string; onClose: () => void }

/** What is typed of one day, checked, and saved or dropped. */
export function useDayForm({ tracker, unit, date, onClose }: DayForm) {
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
