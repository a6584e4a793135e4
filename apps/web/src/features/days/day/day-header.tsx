import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { type Arrival, isArrival } from './arrival.ts'
import { dayLine } from './day-line.ts'

/** [PLAN-7] The day in large, with its date. */
export function DayHeader({ day, action }: { day: PlanDay; action: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation() as { state: Arrival | null }
  useEffect(() => {
    if (isArrival(state, day.id)) heading.current?.focus()
  }, [state, day.id])
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 px-1">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">{dayLine(day)}</p>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {formatDate(day.date, 'weekdayName')}
        </h1>
      </div>
      {action}
    </header>
  )
}
