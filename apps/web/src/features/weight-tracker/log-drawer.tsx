import Trash2 from 'virtual:lucide/trash'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { checkLog } from '@butterleaf/domain/weight-tracker/change-log'
import {
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  shownInUnit,
  typedInUnit,
  type Unit,
} from '@butterleaf/domain/weight-tracker/weight'
import { noteLimitCharacters } from '@butterleaf/domain/weight-tracker/weight-log'
import type { FormEvent } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { entryFaults } from './entry-faults.ts'
import { useLogRemoval } from './use-log-removal.ts'
import { useSaveLog } from './use-weight-tracker.ts'
import { WeightField } from './weight-field.tsx'

interface LogDrawerProps {
  tracker: WeightTracker
  unit: Unit
  date: string
  onClose: () => void
}

const stepOfButtons = 0.1

/** [WGT-1] [WGT-5] [WGT-7] One day's log: filled in when there is one, else blank; saves, moves, deletes. */
export default function LogDrawer({ tracker, unit, date, onClose }: LogDrawerProps) {
  const existing = tracker.logs.find((log) => log.date === date)
  const existingGrams = existing && gramsFromKg(existing.weight)
  const shownWeight = existingGrams ? typedInUnit(existingGrams, unit) : null
  const draft = useDraft(`log.${unit}.${date}`, { date, weight: shownWeight, note: existing?.note ?? '' })
  const { values } = draft
  const save = useSaveLog()
  const removal = useLogRemoval(tracker)
  // An unchanged weight keeps its exact grams, also when it was typed in the other unit.
  const typedGrams = values.weight === null ? undefined : gramsFromUnit(values.weight, unit)
  const grams = values.weight === shownWeight ? existingGrams : typedGrams
  const check = checkLog({ date: values.date, grams, note: values.note }, today(), { unit })
  const faults = entryFaults(check, save.error)

  const close = () => {
    draft.clear()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check.ok || grams === undefined || save.isPending) return
    const isMoved = existing !== undefined && values.date !== existing.date
    const input = { tracker, date: values.date, weightKg: kgFromGrams(grams), note: values.note }
    save.mutate({ ...input, logId: isMoved ? existing.id : undefined }, { onSuccess: close })
  }

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={date === today() ? 'Weigh in' : formatDate(date, 'weekday')}
      footer={
        <div className={`grid gap-3 ${existing ? 'grid-cols-[auto_minmax(0,1fr)]' : ''}`}>
          {existing && (
            <IconButton
              label="Delete this log"
              className="size-14"
              disabled={removal.isPending}
              onClick={() => removal.remove(existing, close)}
            >
              <Trash2 aria-hidden className="size-5 text-paprika" />
            </IconButton>
          )}
          <Button
            type="submit"
            form="weight-log"
            size="lg"
            isWide
            busy={save.isPending}
            busyLabel="Saving"
            disabled={!check.ok}
          >
            Save
          </Button>
        </div>
      }
    >
      <form id="weight-log" noValidate onSubmit={submit} className="grid gap-5">
        <WeightField
          label="Weight"
          unit={unit}
          value={values.weight ?? null}
          onValueChange={(weight) => draft.change({ weight })}
          step={stepOfButtons}
          startAt={weighedBefore(tracker, values.date, unit)}
          error={faults.weight}
        />
        <Field label="Date" error={values.date === '' ? undefined : faults.date}>
          <TextInput
            type="date"
            required
            max={today()}
            value={values.date}
            onChange={(event) => draft.change({ date: event.target.value })}
          />
        </Field>
        <Field label="Note" hint="Only you see it." error={faults.note}>
          <TextArea
            value={values.note}
            maxLength={noteLimitCharacters + 100}
            onChange={(event) => draft.change({ note: event.target.value })}
          />
        </Field>
      </form>
    </Drawer>
  )
}

/** The weigh-in before that day, or else the first one, or else the goal. */
function weighedBefore({ logs, targetWeight }: WeightTracker, date: string, unit: Unit): number {
  const before = logs.findLast((log) => log.date < date) ?? logs[0]
  return shownInUnit(gramsFromKg(before?.weight ?? targetWeight), unit)
}
