import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRefuse } from '../action/refusal.tsx'
import { variants } from '../variants.ts'
import { addDays, addMonths, formatIsoDate, type IsoDate, monthOf, weekdayOf } from './iso-date.ts'

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
  /** Why no day before the first can be chosen, and none after the last. */
  firstWhy: string | undefined
  lastWhy: string | undefined
  /** Of the element that shows it. */
  whyId: string
}

/** The days of one month in weeks, walked by arrows, Home, End, PageUp and PageDown as a single Tab stop. */
export function CalendarGrid({
  month,
  onMonthChange,
  titleId,
  firstWhy,
  lastWhy,
  whyId,
  ...days
}: CalendarGridProps) {
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
      why={date < min ? firstWhy : date > max ? lastWhy : undefined}
      whyId={whyId}
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

const dayLook = variants({
  base: 'mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-full text-sm transition-colors aria-disabled:text-muted/60',
  variants: {
    tone: {
      selected:
        'bg-leaf font-bold text-on-leaf forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      marked: 'bg-leaf/15 font-bold text-leaf hover:bg-leaf/25 forced-colors:border',
      plain: 'not-aria-disabled:hover:bg-sunk',
    },
    isToday: {
      true: 'ring-2 ring-paprika ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
    },
  },
})

type CalendarDayProps = {
  date: IsoDate
  label: string
  isMarked: boolean
  isSelected: boolean
  isToday: boolean
  why: string | undefined
  whyId: string
  /** The one day that Tab reaches; arrows reach the others. */
  isTabStop: boolean
  onSelect: (date: IsoDate) => void
}

function CalendarDay({ date, label, why, whyId, isTabStop, onSelect, ...state }: CalendarDayProps) {
  const refuse = useRefuse()
  const tone = state.isSelected ? 'selected' : state.isMarked ? 'marked' : 'plain'
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid around it.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <td role="gridcell" aria-selected={state.isSelected} className="p-0">
      <button
        type="button"
        data-date={date}
        aria-label={label}
        aria-current={state.isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        {...(why === undefined ? { onClick: () => onSelect(date) } : refuse(why, whyId))}
        className={dayLook({ tone, isToday: state.isToday })}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}

/** The weeks of "2026-11", each seven days; days of the neighbouring months are null. */
function weeksOfMonth(month: string, firstWeekday: number): (IsoDate | null)[][] {
  const first = `${month}-01`
  const end = addMonths(first, 1)
  const weeks: (IsoDate | null)[][] = []
  for (let monday = startOfWeek(first, firstWeekday); monday < end; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(week.map((date) => (date >= first && date < end ? date : null)))
  }
  return weeks
}

function startOfWeek(date: IsoDate, firstWeekday: number): IsoDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
}

/** Column heads from the first day of the week on: two letters to see, the whole name to hear. */
function weekdayNames(firstWeekday: number, locale?: string): { short: string; long: string }[] {
  const anyWeek = startOfWeek('2024-01-01', firstWeekday)
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(anyWeek, index)
    const name = (weekday: 'short' | 'long') => formatIsoDate(day, locale, { weekday })
    return { short: [...name('short')].slice(0, 2).join(''), long: name('long') }
  })
}

/** Where a key leads from a day of the grid; null for keys that mean nothing there. */
function dayAfterKey(key: string, date: IsoDate, firstWeekday: number, isShifted: boolean): IsoDate | null {
  const months = isShifted ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return startOfWeek(date, firstWeekday)
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6)
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}

// Browsers without week data (older Firefox): regions whose week starts on a Sunday or a Saturday.
const sundayRegions =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW US VE VI WS YE ZA ZW'
const saturdayRegions = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

function weekStartOfRegion(region: string | undefined): number {
  if (!region) return 1
  if (sundayRegions.includes(region)) return 7
  return saturdayRegions.includes(region) ? 6 : 1
}

/** The first day of a week: 1 is Monday, 7 Sunday. */
export function weekStart(locale?: string): number {
  const known: LocaleWithWeek = new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale)
  const week = known.getWeekInfo?.() ?? known.weekInfo
  return week?.firstDay ?? weekStartOfRegion(known.maximize().region)
}
