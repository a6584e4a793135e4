import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { itemButtons } from '@butterleaf/domain/meal-plan/states/buttons/item-buttons'
import { unskip } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'

/** [ITEM-3] */
export function UnskipButton({ found }: { found: FoundItem }) {
  const change = usePlanChange()
  const place = placeOf(found)
  if (itemButtons(usePlan().plan.template, place).unskip !== 'enabled') return null
  return (
    <Button
      look="ghost"
      size="sm"
      aria-label={`Unskip ${mealWords[found.item.meal].toLowerCase()}`}
      onClick={() => change.mutate(unskip(place))}
    >
      Unskip
    </Button>
  )
}
