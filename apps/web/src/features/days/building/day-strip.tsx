import Check from 'virtual:lucide/check'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import type { DayButtons } from '@butterleaf/domain/meal-plan/states/buttons/day-buttons'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { TodayMark } from '../day/today-mark.tsx'

type DayStripProps = {
  template: Template
  days: readonly FoundDay[]
  buttons: readonly DayButtons[]
  dayId: string
  /** Spoken. */
  nameOf: (day: FoundDay) => string
  today: IsoDate
  onOpen: (day: FoundDay) => void
}

const dayLook = [
  'relative grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-field border border-transparent text-sm transition',
  'bg-surface hover:border-line disabled:bg-transparent disabled:text-muted disabled:opacity-60',
  'aria-[current=date]:bg-leaf aria-[current=date]:text-on-leaf',
  'forced-colors:border forced-colors:aria-[current=date]:bg-[Highlight] forced-colors:aria-[current=date]:text-[HighlightText]',
].join(' ')

/** [DAY-1] [DAY-4] The week's days by their number in the plan, a check on complete ones, and today marked. */
export function DayStrip({ template, days, buttons, dayId, nameOf, today, onOpen }: DayStripProps) {
  return (
    <nav aria-label="Days" className="grid grid-cols-7 gap-1">
      {days.map((found) => (
        <button
          key={found.day.id}
          type="button"
          aria-label={nameOf(found)}
          aria-current={found.day.id === dayId ? 'date' : undefined}
          disabled={!buttons[found.dayIndex]?.canOpen}
          onClick={() => onOpen(found)}
          className={dayLook}
        >
          <span className="text-xs font-semibold opacity-80">
            {formatDate(dateOfDay(template, found.dayNumber), 'weekdayLetter')}
          </span>
          <span className="font-bold">{found.dayNumber}</span>
          {dateOfDay(template, found.dayNumber) === today && (
            <TodayMark className="absolute -bottom-2.5 left-1/2 -translate-x-1/2" />
          )}
          {found.day.isComplete && <DoneMark />}
        </button>
      ))}
    </nav>
  )
}

function DoneMark() {
  return (
    <span className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full border-2 border-paper bg-leaf text-on-leaf">
      <Check aria-hidden strokeWidth={3.5} className="size-3" />
    </span>
  )
}
