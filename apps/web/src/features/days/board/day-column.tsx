import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Clock from 'virtual:lucide/clock'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { minutesToCook } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import type { CSSProperties } from 'react'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import { BoardMeal } from './board-meal.tsx'

type DayColumnProps = {
  found: FoundDay
  /** The meals of the week, so that the same meals of all days stand in a row. */
  meals: readonly Meal[]
  isOpen: boolean
  isWide: boolean
}

const columnLook = [
  'min-w-0 rounded-field border border-transparent p-2 max-lg:col-start-2 max-lg:row-(--at)',
  'lg:col-(--at) lg:row-[2/span_var(--rows)] lg:grid lg:grid-rows-subgrid lg:p-0',
].join(' ')

const openLook = 'max-lg:border-leaf/40 max-lg:bg-surface'

/** [DAY-9] What there is to cook on a day, how long it takes and whether it comes out. */
export function DayColumn({ found, meals, isOpen, isWide }: DayColumnProps) {
  const { template } = usePlan().plan
  const { day, dayIndex, dayNumber } = found
  const at = { '--at': dayIndex + 1 } as CSSProperties
  return (
    <section style={at} className={`${columnLook} ${isOpen ? openLook : ''}`}>
      <h2 className="sr-only">{formatDate(dateOfDay(template, dayNumber), 'weekday')}</h2>
      <DayFacts found={found} />
      <ul className="grid content-start lg:row-[2/span_var(--meals)] lg:grid-rows-subgrid">
        {day.items.map((item) => (
          <BoardMeal
            key={item.id}
            found={{ ...found, item }}
            row={meals.indexOf(item.meal) + 1}
            isWide={isWide}
          />
        ))}
      </ul>
    </section>
  )
}

function DayFacts({ found }: Pick<DayColumnProps, 'found'>) {
  const { plan } = usePlan()
  const { inRange } = useDayAsEaten(found)
  const Mark = inRange ? CircleCheck : CircleDashed
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs font-semibold text-muted lg:justify-center lg:gap-x-2">
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        <Clock aria-hidden className="size-3.5" />
        {minutesText(minutesToCook(plan, found))}
        <span className="sr-only"> to cook</span>
      </span>
      {inRange !== undefined && (
        <span className={`inline-flex items-center gap-1 whitespace-nowrap ${inRange ? 'text-leaf' : ''}`}>
          <Mark aria-hidden className="size-3.5" />
          {inRange ? 'In range' : 'Off range'}
        </span>
      )}
    </p>
  )
}
