import ChevronLeft from 'virtual:lucide/chevron-left'
import ChevronRight from 'virtual:lucide/chevron-right'
import { useId, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { WhyLine } from '../action/refusal.tsx'
import { type CalendarDays, CalendarGrid } from './calendar-grid.tsx'
import { addMonths, formatIsoDate, monthOf } from './iso-date.ts'

type CalendarProps = CalendarDays & {
  /** "2026-11"; kept inside when left out. */
  month?: string | undefined
  onMonthChange?: ((month: string) => void) | undefined
  previousLabel?: string
  nextLabel?: string
  className?: string
}

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A month to turn and its days to choose from, in the week of the reader's locale. */
export function Calendar({
  month: givenMonth,
  onMonthChange,
  previousLabel = 'Previous month',
  nextLabel = 'Next month',
  className = '',
  ...days
}: CalendarProps) {
  const titleId = useId()
  const edgeId = useId()
  const [ownMonth, setOwnMonth] = useState(() => monthOf(days.selected ?? days.today))
  const month = givenMonth ?? ownMonth
  const showMonth = (next: string) => {
    setOwnMonth(next)
    onMonthChange?.(next)
  }
  const turn = (months: number) => showMonth(monthOf(addMonths(`${month}-01`, months)))
  const isFirst = days.min !== undefined && month <= monthOf(days.min)
  const isLast = days.max !== undefined && month >= monthOf(days.max)
  const firstWhy = days.min && `Nothing can be chosen before ${formatIsoDate(days.min, days.locale, long)}.`
  const lastWhy =
    days.max &&
    `Nothing can be chosen after ${days.max === days.today ? 'today' : formatIsoDate(days.max, days.locale, long)}.`
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={titleId} aria-live="polite" className="text-lg">
          {formatIsoDate(`${month}-01`, days.locale, { month: 'long', year: 'numeric' })}
        </h2>
        <div className="flex gap-1">
          <IconButton
            label={previousLabel}
            why={isFirst ? firstWhy : undefined}
            whyId={edgeId}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={nextLabel}
            why={isLast ? lastWhy : undefined}
            whyId={edgeId}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      {(isFirst || isLast) && <WhyLine id={edgeId}>{isLast ? lastWhy : firstWhy}</WhyLine>}
      <CalendarGrid
        {...days}
        month={month}
        onMonthChange={showMonth}
        titleId={titleId}
        firstWhy={firstWhy}
        lastWhy={lastWhy}
        whyId={edgeId}
      />
    </div>
  )
}
