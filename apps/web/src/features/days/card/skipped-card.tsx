import CircleSlash from 'virtual:lucide/circle-slash'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { itemButtons } from '@butterleaf/domain/meal-plan/states/buttons/item-buttons'
import { unskip } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'

type SkippedCardProps = { found: FoundItem; canChange: boolean }

/** [ITEM-3] */
export function SkippedCard({ found, canChange }: SkippedCardProps) {
  const change = usePlanChange()
  const { item } = found
  const place = placeOf(found)
  const title = mealWords[item.meal]
  const canUnskip = itemButtons(usePlan().plan.template, place).unskip === 'enabled'
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="flex min-h-16 items-center gap-3 rounded-card bg-sunk px-4 py-2"
    >
      <CircleSlash aria-hidden className="size-5 shrink-0 text-muted" />
      <h2 id={`${item.id}-title`} className="min-w-0 flex-1 font-sans text-base font-semibold text-muted">
        {title} skipped
      </h2>
      {canChange && canUnskip && (
        <Button
          look="ghost"
          size="sm"
          aria-label={`Unskip ${title.toLowerCase()}`}
          onClick={() => change.mutate(unskip(place))}
        >
          Unskip
        </Button>
      )}
    </article>
  )
}
