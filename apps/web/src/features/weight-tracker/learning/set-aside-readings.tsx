import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { showKg } from '../tracked-weight.ts'
import { useConfirmReading } from './use-learning.ts'

const mostShown = 5

type SetAsideReadingsProps = { readings: Learning['setAside']; unit: Unit }

/** LEARN-1: a slip, another unit or another person; the person knows better. */
export function SetAsideReadings({ readings, unit }: SetAsideReadingsProps) {
  const { mutate, isPending, isError, variables } = useConfirmReading()
  if (readings.length === 0) return null
  const earlier = readings.length - mostShown
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">
        Set aside here, as they are far from the others. They stay in your tracker.
      </p>
      <ul>
        {readings.slice(-mostShown).map(({ logId, date, weight }) => (
          <li key={logId} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {showKg(weight, unit)} on {formatDate(date, 'long')}
            </span>
            <Button
              look="quiet"
              busy={isPending && variables === logId}
              aria-label={`${showKg(weight, unit)} on ${formatDate(date, 'long')}: this was me`}
              onClick={() => mutate(logId)}
            >
              This was me
            </Button>
          </li>
        ))}
      </ul>
      {earlier > 0 && (
        <p className="text-sm text-muted">
          {earlier === 1 ? 'One earlier reading is' : `${earlier} earlier readings are`} set aside, too.
        </p>
      )}
      {isError && <p role="alert">That couldn’t be saved. Try again.</p>}
    </div>
  )
}
