import { useId } from 'react'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, openMealsBeside } from '#lib/meal-plan/words/day-words.ts'
import { Card } from '#ui/surface/card.tsx'
import type { BrowseResult } from './browse/use-browse.ts'
import { DayLine } from './slot/day-line.tsx'
import type { Slot } from './slot/use-slot.ts'

/** [RCP-4] [PLAN-1] The day's certificate as it would be, before anything is chosen. Its total stands in the figures below. */
export function DayWithIt({ slot: { day, meal }, fit }: { slot: Slot; fit: BrowseResult['fit'] }) {
  const id = useId()
  const { tone, text } = dayWords(fit, openMealsBeside(day, meal))
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
