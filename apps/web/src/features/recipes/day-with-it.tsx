import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states/open-meals'
import type { RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { useId } from 'react'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { Card } from '#ui/surface/card.tsx'
import { BasketLine } from './slot/basket-line.tsx'
import { DayLine } from './slot/day-line.tsx'

type DayWithItProps = { slot: FoundItem; offer: Pick<RecipeOffer, 'fit' | 'basket'> }

/** [RCP-4] [PLAN-1] [LIV-2] The day and the week's list as they would be, before anything is chosen. The day's total stands in the figures below. */
export function DayWithIt({ slot: { day, item }, offer: { fit, basket } }: DayWithItProps) {
  const id = useId()
  const { tone, text } = dayWords(fit, openMealsBeside(day, item.meal))
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id}>Your day with it</h2>
        <DayLine words={{ tone, text }} />
        <BasketLine basket={basket} />
      </div>
      <DayTotals fit={fit} />
    </Card>
  )
}
