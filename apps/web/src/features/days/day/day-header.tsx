import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { type Arrival, isArrival } from './arrival.ts'
import { TodayMark } from './today-mark.tsx'

/** [PLAN-7] The day in large, with its date. */
export function DayHeader({ found, action }: { found: FoundDay; action: ReactNode }) {
  const { template } = usePlan().plan
  const dayId = found.day.id
  const date = dateOfDay(template, found.dayNumber)
  const isToday = date === useToday()
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation() as { state: Arrival | null }
  useEffect(() => {
    if (isArrival(state, dayId)) heading.current?.focus()
  }, [state, dayId])
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 px-1 md:gap-x-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-muted">
          {dayLine(template, found)}
          {isToday && <TodayMark />}
        </p>
        <h1 ref={heading} tabIndex={-1} className="outline-none max-md:text-[1.75rem]">
          {formatDate(date, 'weekdayName')}
        </h1>
      </div>
      {action}
    </header>
  )
}

/** "Week 1 · Nov 18" */
function dayLine(template: Template, { weekIndex, dayNumber }: FoundDay): string {
  return `Week ${weekIndex + 1} · ${formatDate(dateOfDay(template, dayNumber), 'short')}`
}
