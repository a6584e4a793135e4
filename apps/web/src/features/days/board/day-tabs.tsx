import Check from 'virtual:lucide/check'
import { daysIn, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { TabList } from '#ui/surface/tab-list.tsx'
import { AwayMark } from '../day/away-mark.tsx'
import { TodayMark } from '../day/today-mark.tsx'
import { dayName } from '../day-name.ts'

const tabLook = [
  // On a tablet the press counts on the whole row.
  'md:max-lg:after:absolute md:max-lg:after:inset-y-0 md:max-lg:after:left-0 md:max-lg:after:w-[100cqi]',
  'group relative grid min-h-13 min-w-11 place-content-center justify-items-center gap-0.5 rounded-field px-1 py-1.5',
  'text-sm leading-tight font-bold text-muted transition hover:bg-sunk aria-[current=date]:not-aria-selected:text-ink',
  'aria-selected:bg-leaf aria-selected:text-on-leaf',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  'forced-colors:aria-selected:forced-color-adjust-none',
].join(' ')

type DayTabsProps = {
  /** The day whose full view stands beside or below. */
  found: FoundDay
  /** Begins the ids of the tabs and their panel. */
  id: string
  onOpen: (dayId: string) => void
  className: string
}

/** [DAY-9] A tab for each day of the week. */
export function DayTabs({ found, id, onOpen, className }: DayTabsProps) {
  const { template } = usePlan().plan
  const today = useToday()
  return (
    <TabList
      label="Day of the week"
      id={id}
      value={found.day.id}
      onValueChange={onOpen}
      className={className}
      tabClassName={tabLook}
      tabs={daysIn(found).map((one) => ({
        value: one.day.id,
        label: <DayLabel found={one} isToday={dateOfDay(template, one.dayNumber) === today} />,
        name: dayName(template, one, today),
        isToday: dateOfDay(template, one.dayNumber) === today,
      }))}
    />
  )
}

function DayLabel({ found: { day, dayNumber }, isToday }: { found: FoundDay; isToday: boolean }) {
  const { template } = usePlan().plan
  const date = dateOfDay(template, dayNumber)
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-center gap-x-1.5">
        <span className="text-xs font-semibold lg:text-sm">{formatDate(date, 'weekdayShort')}</span>
        <span className="flex items-center justify-center gap-1 max-lg:w-full lg:text-base">
          {formatDate(date, 'dayOfMonth')}
          {day.isComplete && <CompleteMark />}
        </span>
      </span>
      {day.awayBefore && <AwayMark />}
      {/* A date of a phone's strip is narrower than the word. */}
      {isToday && <TodayMark className="max-md:-mx-2 max-md:scale-[0.8]" />}
    </>
  )
}

/** Beside the date, so that it covers none of it. */
function CompleteMark() {
  return (
    <span className="grid size-3.5 place-items-center rounded-full bg-leaf text-on-leaf group-aria-selected:bg-on-leaf group-aria-selected:text-leaf lg:size-4">
      <Check aria-hidden strokeWidth={4} className="size-2.5 lg:size-3" />
    </span>
  )
}
