import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { minutesToCook } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { useId } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Card } from '#ui/surface/card.tsx'
import { FirstDish } from './first-dish.tsx'
import { OpenSlot } from './open-slot.tsx'

/** A day of the first week with its dishes. */
export function FirstDay({ found }: { found: FoundDay }) {
  const { plan } = usePlan()
  const id = useId()
  const { day, dayNumber } = found
  const minutes = minutesToCook(plan, found)
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {formatDate(dateOfDay(plan.template, dayNumber), 'weekdayName')}
        </h2>
        <p className="text-sm text-muted">
          Day {dayNumber} · {minutes === 0 ? 'nothing to cook' : minutesText(minutes)}
        </p>
      </div>
      <ul className="grid divide-y divide-hairline">
        {day.items.map((item) =>
          isFilled(item) ? (
            <FirstDish key={item.id} week={found.week} item={item} />
          ) : (
            <OpenSlot key={item.id} isSkipped={item.kind === 'skipped'} meal={item.meal} />
          ),
        )}
      </ul>
    </Card>
  )
}
