import { itemButtons } from '@butterleaf/domain/meal-plan/item-buttons'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'
import { SkippedCard } from './skipped-card.tsx'

/** A skipped meal in the Editor; of an open day, with the way back. */
export function SkippedMeal({ found }: { found: FoundItem }) {
  return <SkippedCard item={found.item} action={!found.day.isComplete && <UnskipButton found={found} />} />
}

/** [ITEM-3] */
function UnskipButton({ found }: { found: FoundItem }) {
  const change = usePlanChange()
  const place = placeOf(found)
  if (itemButtons(usePlan().plan.template, place).unskip !== 'enabled') return null
  return (
    <Button
      look="ghost"
      size="sm"
      aria-label={`Unskip ${mealWords[found.item.meal].toLowerCase()}`}
      onClick={() => change.mutate(planChange('unskipItem', place))}
    >
      Unskip
    </Button>
  )
}
