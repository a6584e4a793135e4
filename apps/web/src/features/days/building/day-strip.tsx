import Check from 'virtual:lucide/check'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { refusalToOpen } from '@butterleaf/domain/meal-plan/states/buttons/day-buttons'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { refusalWords } from '#lib/meal-plan/words/weekday-naming.ts'
import { useRefuse, useWhyLines } from '#ui/action/refusal.tsx'
import { TodayMark } from '../day/today-mark.tsx'

type DayStripProps = {
  template: Template
  days: readonly FoundDay[]
  dayId: string
  /** Spoken. */
  nameOf: (day: FoundDay) => string
  today: IsoDate
  onOpen: (day: FoundDay) => void
}

const dayLook = [
  'relative grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-field border border-transparent text-sm transition',
  'bg-surface hover:border-line aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60',
  'aria-[current=date]:bg-leaf aria-[current=date]:text-on-leaf',
  'forced-colors:border forced-colors:aria-[current=date]:bg-[Highlight] forced-colors:aria-[current=date]:text-[HighlightText]',
].join(' ')

/** [DAY-1] [DAY-4] The week's days by their number in the plan, a check on complete ones, and today marked. */
export function DayStrip({ template, days, dayId, nameOf, today, onOpen }: DayStripProps) {
  const refuse = useRefuse()
  const whyOf = (found: FoundDay) => refusalWords(template, refusalToOpen(found))
  const { refusalOf, lines } = useWhyLines(days.map(whyOf))
  const refused = (why: string | undefined) =>
    why === undefined ? undefined : refuse(why, refusalOf(why).whyId)
  return (
    <nav aria-label="Days" className="grid grid-cols-7 gap-1">
      {days.map((found) => (
        <button
          key={found.day.id}
          type="button"
          aria-label={nameOf(found)}
          aria-current={found.day.id === dayId ? 'date' : undefined}
          onClick={() => onOpen(found)}
          className={dayLook}
          {...refused(whyOf(found))}
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
      {lines.length > 0 && <div className="col-span-full mt-2 px-1">{lines}</div>}
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
