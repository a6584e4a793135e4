import Check from 'virtual:lucide/check'
import { type Meal, meals } from '@butterleaf/domain/meal-plan/meals'
import { daysIn, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Week } from '@butterleaf/domain/meal-plan/template'
import { type CSSProperties, lazy, Suspense, useRef } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { WeekAskHead } from '#lib/meal-plan/asks/week-ask-head.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { TabList } from '#ui/surface/tab-list.tsx'
import { TodayMark } from '../day/today-mark.tsx'
import { dayName } from '../day-name.ts'
import { DayColumn } from './day-column.tsx'

/** For a mouse, and no part of the first look. */
const LazyDragMeals = lazy(() => import('./drag-meals.tsx'))

type WeekBoardProps = {
  /** The day whose full view stands beside or below. */
  found: FoundDay
  /** Begins the ids of its tabs and their panel. */
  id: string
  onOpen: (dayId: string) => void
  className?: string
}

/** Rows of a day on a phone, columns from 992 px: one list of tabs and seven lists of meals share its grid. */
const boardLook = [
  'grid gap-x-2 max-lg:grid-cols-[3.75rem_minmax(0,1fr)] max-lg:gap-y-1.5',
  'lg:auto-rows-auto lg:grid-cols-[repeat(7,minmax(0,1fr))] lg:gap-y-2 xl:gap-x-3',
].join(' ')

const tabListLook = [
  'grid max-lg:col-start-1 max-lg:row-[1/span_7] max-lg:grid-rows-subgrid',
  'lg:col-span-7 lg:row-start-1 lg:grid-cols-subgrid',
].join(' ')

const tabLook = [
  // On a phone the press counts on the whole row.
  'max-lg:after:absolute max-lg:after:inset-y-0 max-lg:after:left-0 max-lg:after:w-[100cqi]',
  'relative grid min-h-13 min-w-11 place-content-center justify-items-center gap-0.5 rounded-field px-1 py-1.5',
  'text-sm leading-tight font-bold text-muted transition hover:bg-sunk aria-[current=date]:not-aria-selected:text-ink',
  'aria-selected:bg-leaf aria-selected:text-on-leaf',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  'forced-colors:aria-selected:forced-color-adjust-none',
].join(' ')

/** [DAY-9] The week at a glance, a tab for each of its days. A meal is a list item of its own, known by its slot. */
export function WeekBoard({ found, id, onOpen, className = '' }: WeekBoardProps) {
  const { template } = usePlan().plan
  const today = useToday()
  const isWide = useMedia('(min-width: 62rem)')
  const board = useRef<HTMLDivElement>(null)
  const days = daysIn(found)
  const shownMeals = mealsOf(found.week)
  const rows = { '--meals': shownMeals.length, '--rows': shownMeals.length + 1 } as CSSProperties
  return (
    <section aria-label={`Week ${found.weekIndex + 1} at a glance`} className={`@container ${className}`}>
      <WeekAskHead weekId={found.week.id} weekNumber={found.weekIndex + 1} tellsDays className="mb-2 px-1" />
      <div ref={board} className={boardLook} style={rows}>
        <TabList
          label="Day of the week"
          id={id}
          value={found.day.id}
          onValueChange={onOpen}
          className={tabListLook}
          tabClassName={tabLook}
          tabs={days.map((one) => ({
            value: one.day.id,
            label: <DayLabel found={one} isToday={dateOfDay(template, one.dayNumber) === today} />,
            name: dayName(template, one, today),
            isToday: dateOfDay(template, one.dayNumber) === today,
          }))}
        />
        {days.map((one) => (
          <DayColumn
            key={one.day.id}
            found={one}
            meals={shownMeals}
            isOpen={one.day.id === found.day.id}
            isWide={isWide}
          />
        ))}
      </div>
      {isWide && (
        <Suspense>
          <LazyDragMeals board={board} />
        </Suspense>
      )}
    </section>
  )
}

/** The rows of the board: a dessert that no day has needs none. */
function mealsOf({ days }: Week): Meal[] {
  const items = days.flatMap((day) => day.items)
  return meals.filter((meal) =>
    items.some((item) => item.meal === meal && (meal !== 'dessert' || item.kind !== 'empty')),
  )
}

function DayLabel({ found: { day, dayNumber }, isToday }: { found: FoundDay; isToday: boolean }) {
  const { template } = usePlan().plan
  const date = dateOfDay(template, dayNumber)
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-center gap-x-1.5">
        <span className="text-xs font-semibold lg:text-sm">{formatDate(date, 'weekdayShort')}</span>
        <span className="max-lg:w-full lg:text-base">{formatDate(date, 'dayOfMonth')}</span>
      </span>
      {isToday && <TodayMark />}
      {day.isComplete && (
        <span className="absolute grid size-5 max-lg:top-1 max-lg:right-0.5 lg:-top-1 lg:-right-1 place-items-center rounded-full border-2 border-paper bg-leaf text-on-leaf">
          <Check aria-hidden strokeWidth={3.5} className="size-3" />
        </span>
      )}
    </>
  )
}
