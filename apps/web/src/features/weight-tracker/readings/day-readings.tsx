import ChevronDown from 'virtual:lucide/chevron-down'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import {
  type BodyReadings,
  hasReading,
  type ReadingsChange,
  readingKinds,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { readingsOf } from '../tracked-weight.ts'
import { useReadingView } from './reading-view.ts'

const ReadingsFields = lazy(() => import('./readings-fields.tsx'))

type DayReadingsProps = {
  tracker: WeightTracker
  unit: Unit
  readings: BodyReadings
  faults: Readonly<Record<string, string>>
  onChange: (change: ReadingsChange) => void
}

/** LIFE-6: folded for people who never logged a reading, and loaded when it is opened. */
export function DayReadings({ tracker, unit, ...fields }: DayReadingsProps) {
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
