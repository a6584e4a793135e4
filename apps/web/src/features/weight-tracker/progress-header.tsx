import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { progressSentence } from '@butterleaf/domain/weight-tracker/progress'
import {
  formatWeightNumber,
  gramsFromKg,
  type Unit,
  weightUnitName,
} from '@butterleaf/domain/weight-tracker/weight'
import type { ReactNode } from 'react'
import { progressOf } from './tracked-weight.ts'

interface ProgressHeaderProps {
  tracker: WeightTracker
  unit: Unit
  action: ReactNode
  className?: string
}

/** [WGT-2] One line of progress over the current weight. */
export function ProgressHeader({ tracker, unit, action, className = '' }: ProgressHeaderProps) {
  const { current } = tracker
  return (
    <header className={`flex flex-wrap items-end justify-between gap-4 px-1 ${className}`}>
      <div aria-live="polite" aria-atomic className="min-w-0">
        <p className="text-sm font-semibold text-muted">
          {current === null
            ? 'Your first weigh-in starts the line'
            : progressSentence(progressOf(tracker), unit)}
        </p>
        {current === null ? (
          <h1>Weight</h1>
        ) : (
          <h1 className="text-3xl whitespace-nowrap">
            <span className="sr-only">Current weight </span>
            {formatWeightNumber(gramsFromKg(current), unit)}{' '}
            <span className="text-xl">{weightUnitName[unit]}</span>
          </h1>
        )}
      </div>
      {action}
    </header>
  )
}
