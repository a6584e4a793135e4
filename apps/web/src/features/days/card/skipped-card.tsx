import CircleSlash from 'virtual:lucide/circle-slash'
import type { Item } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { ReactNode } from 'react'

/** [ITEM-3] `action`: the way back, where there is one. */
export function SkippedCard({ item, action }: { item: Item; action?: ReactNode }) {
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="flex min-h-16 items-center gap-3 rounded-card bg-sunk px-4 py-2"
    >
      <CircleSlash aria-hidden className="size-5 shrink-0 text-muted" />
      <h2 id={`${item.id}-title`} className="min-w-0 flex-1 font-sans text-base font-semibold text-muted">
        {mealWords[item.meal]} skipped
      </h2>
      {action}
    </article>
  )
}
