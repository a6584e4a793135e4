import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states/open-meals'
import { useId } from 'react'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { Card } from '#ui/surface/card.tsx'
import { DayLine } from './slot/day-line.tsx'

/** [RCP-4] [PLAN-1] The day's certificate as it would be, before anything is chosen. Its total stands in the figures below. */
export function DayWithIt({ slot: { day, item }, fit }: { slot: FoundItem; fit: DayFit }) {
  const id = useId()
  const { tone, text } = dayWords(fit, openMealsBeside(day, item.meal))
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id}>Your day with it</h2>
        <DayLine words={{ tone, text }} className="mt-1" />
      </div>
      <DayTotals fit={fit} />
    </Card>
  )
}
