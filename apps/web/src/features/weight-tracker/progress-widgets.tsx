import Flag from 'virtual:lucide/flag'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import {
  formatWeightNumber,
  gramsFromKg,
  type Unit,
  weightUnitName,
} from '@butterleaf/domain/weight-tracker/weight'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/surface/card.tsx'

interface ProgressWidgetsProps {
  tracker: WeightTracker
  unit: Unit
}

/** [WGT-4] Start, target, and progress between them. */
export function ProgressWidgets({ tracker, unit }: ProgressWidgetsProps) {
  const percent = `${formatPercent(tracker.percentLost)}%`
  const isThere = tracker.percentLost >= 100
  return (
    <Card as="section" aria-label="Progress" className="grid gap-4">
      <dl className="grid grid-cols-3 gap-3">
        <Figure name="Started">
          {tracker.startingWeight === null ? '–' : <Weight kg={tracker.startingWeight} unit={unit} />}
        </Figure>
        <Figure name="Goal">
          <Weight kg={tracker.targetWeight} unit={unit} />
        </Figure>
        <Figure name="There">{percent}</Figure>
      </dl>
      <ProgressBar
        label="Way to your goal"
        value={tracker.percentLost / 100}
        valueText={percent}
        isBare
        end={<Flag aria-hidden className={`size-5 ${isThere ? 'fill-butter text-ink' : 'text-paprika'}`} />}
      />
      <p className="text-sm text-muted">Planned for {formatDate(tracker.targetDate, 'long')}</p>
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-lg">{children}</dd>
    </div>
  )
}

/** The unit is small, so that two decimals stay on one line of a phone. */
function Weight({ kg, unit }: { kg: number; unit: Unit }) {
  return (
    <span className="whitespace-nowrap">
      {formatWeightNumber(gramsFromKg(kg), unit)}{' '}
      <span className="font-sans text-xs text-muted">{weightUnitName[unit]}</span>
    </span>
  )
}

function formatPercent(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(value)
}
