import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { formatInUnit, gramsFromUnit, kgFromGrams, type Unit } from '@butterleaf/domain/nutrition/weight'
import { checkLog } from '@butterleaf/domain/weight-tracker/change-log'
import type { FormEvent } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { stepOfButtons, weighedBefore } from './tracked-weight.ts'
import { useDeleteDay, useSaveLog } from './use-weight-tracker.ts'
import { entryFaults, WeightField } from './weight-field.tsx'

type WeighTodayProps = { tracker: WeightTracker; unit: Unit }

/** [WGT-1] [MAP-3] Today's weight, until it is told: a figure and Save. Other dates, notes and readings are told in the log. */
export default function WeighToday({ tracker, unit }: WeighTodayProps) {
  const date = today()
  const draft = useDraft(`weight-today.${unit}.${date}`, { weight: null as number | null })
  const { weight } = draft.values
  const save = useSaveLog()
  const removal = useDeleteDay()
  const toasts = useToasts()
  const grams = weight === null ? undefined : gramsFromUnit(weight, unit)
  const check = checkLog({ date, grams, note: '' }, date, { unit })
  const faults = entryFaults(check, save.error)
  const why = weight === null ? 'Type a weight.' : 'The weight needs another look.'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check.ok || grams === undefined || save.isPending) return
    const onSuccess = () => {
      draft.clear()
      toasts.show(`${formatInUnit(weight ?? 0, unit)} today`, {
        tone: 'done',
        action: { label: 'Undo', onPress: () => removal.mutate({ trackerId: tracker.id, date }) },
      })
    }
    save.mutate({ tracker, date, weightKg: kgFromGrams(grams), note: '' }, { onSuccess })
  }
  return (
    <Card as="section" aria-label="Weigh in today" padding="sm">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <WeightField
            label="Today’s weight"
            unit={unit}
            value={weight}
            onValueChange={(next) => draft.change({ weight: next })}
            step={stepOfButtons}
            startAt={weighedBefore(tracker, date, unit)}
            error={faults.weight}
          />
        </div>
        <Button
          type="submit"
          aria-label="Save today’s weight"
          busy={save.isPending}
          busyLabel="Saving"
          why={check.ok ? undefined : why}
        >
          Save
        </Button>
      </form>
    </Card>
  )
}
