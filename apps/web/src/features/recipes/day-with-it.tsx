import { rangesFrom } from '@butterleaf/contract/nutrition/macro-words'
import { rangesText } from '@butterleaf/domain/nutrition/certificate-text'
import { useId } from 'react'
import { DayTotals } from '#lib/meal-plan/day-totals.tsx'
import { Card } from '#ui/card.tsx'
import { DayLine } from './day-line.tsx'
import { dayWords, openMealsBeside } from './day-words.ts'
import type { BrowseResult } from './use-browse.ts'
import type { Slot } from './use-slot.ts'

/** [RCP-4] [PLAN-1] The day's certificate as it would be, before anything is chosen. */
export function DayWithIt({ slot: { day, meal }, fit }: { slot: Slot; fit: BrowseResult['fit'] }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id}>Your day with it</h2>
        <DayLine words={dayWords(fit, openMealsBeside(day, meal))} className="mt-1" />
      </div>
      <DayTotals fit={fit} />
      <p className="text-sm text-pretty text-muted">Your range: {rangesText(rangesFrom(fit.target))}.</p>
    </Card>
  )
}
