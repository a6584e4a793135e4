import Trash2 from 'virtual:lucide/trash'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { gramsFromKg, shownInUnit, type Unit } from '@butterleaf/domain/weight-tracker/weight'
import { noteLimitCharacters } from '@butterleaf/domain/weight-tracker/weight-log'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { DayReadings } from './readings/day-readings.tsx'
import { useDayForm } from './use-day-form.ts'
import { useLogRemoval } from './use-log-removal.ts'
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

/** The weigh-in before that day, or else the first one, or else the goal. */
function weighedBefore({ logs, targetWeight }: WeightTracker, date: string, unit: Unit): number {
  const before = logs.findLast((log) => log.date < date) ?? logs[0]
  return shownInUnit(gramsFromKg(before?.weight ?? targetWeight), unit)
}
