import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CalendarDay } from './calendar-day.tsx'
import { dayAfterKey, weekdayNames, weeksOfMonth } from './calendar-month.ts'
import { type IsoDate, monthOf } from './iso-date.ts'
import { weekStart } from './week-start.ts'

export type CalendarDays = {
  today: IsoDate
  /** The day shown as chosen, if any. */
  selected?: IsoDate | null | undefined
  onSelect: (date: IsoDate) => void
  /** The spoken name of a day with everything to know about it. */
  dayLabel: (date: IsoDate) => string
  /** Days with something on them. */
  marked?: ReadonlySet<IsoDate> | undefined
  /** Days before and after cannot be chosen. */
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  locale?: string | undefined
}

type CalendarGridProps = CalendarDays & {
  month: string
  onMonthChange: (month: string) => void
  titleId: string
}

/** The days of one month in weeks, walked by arrows, Home, End, PageUp and PageDown as a single Tab stop. */
export function CalendarGrid({ month, onMonthChange, titleId, ...days }: CalendarGridProps) {
  const { today, selected, min = '', max = '9999-12-31', locale } = days
  const grid = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<IsoDate | null>(null)
  const firstWeekday = weekStart(locale)
  const weeks = weeksOfMonth(month, firstWeekday)

  const isOpen = (date: IsoDate) => date >= min && date <= max
  const shown = weeks.flat().filter((date) => date !== null && isOpen(date))
  const tabStop = [visited, selected, today].find((date) => date && shown.includes(date)) ?? shown[0]

  const walk = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date
    const to = from && dayAfterKey(event.key, from, firstWeekday, event.shiftKey)
    if (!to) return
    event.preventDefault()
    // The middle one of the three is the day aimed at, kept inside the ends.
    const day = [min, to, max].sort()[1] ?? to
    // The day may lie in a month not drawn yet: draw it, then move the focus there.
    flushSync(() => {
      setVisited(day)
      if (monthOf(day) !== month) onMonthChange(monthOf(day))
    })
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus()
  }

  const cell = (date: IsoDate) => (
    <CalendarDay
      key={date}
      date={date}
      label={days.dayLabel(date)}
      isMarked={days.marked?.has(date) ?? false}
      isSelected={date === selected}
      isToday={date === today}
      isDisabled={!isOpen(date)}
      isTabStop={date === tabStop}
      onSelect={days.onSelect}
    />
  )
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table one walks in.
      role="grid"
      aria-labelledby={titleId}
      onKeyDown={walk}
      className="mt-3 w-full table-fixed border-separate border-spacing-y-1 text-center"
    >
      <WeekdayHeads firstWeekday={firstWeekday} locale={locale} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, column) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: empty cells never move.
              date ? cell(date) : <td key={column} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WeekdayHeads({ firstWeekday, locale }: { firstWeekday: number; locale: string | undefined }) {
  return (
    <thead>
      <tr>
        {weekdayNames(firstWeekday, locale).map(({ short, long }) => (
          <th key={long} scope="col" aria-label={long} className="py-1 text-xs font-bold text-muted">
            {short}
          </th>
        ))}
      </tr>
    </thead>
  )
}
