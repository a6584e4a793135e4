import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { ConstructCard } from './construct-card.tsx'
import { DishActions } from './dish-actions.tsx'
import { DishCard } from './dish-card.tsx'
import { SkippedCard } from './skipped-card.tsx'
import { UnskipButton } from './unskip-button.tsx'

/** [ITEM-1] One meal of a day in the Editor, in each of its variants; where one takes the place of another, its first control takes the focus. */
export function MealCard({ found }: { found: FoundItem }) {
  const place = useFocusHandover(found.item.kind)
  return (
    <div {...place} className="empty:hidden">
      <Variant found={found} />
    </div>
  )
}

function Variant({ found }: { found: FoundItem }) {
  const { day, item } = found
  if (isFilled(item)) {
    const dish = { ...found, item }
    return <DishCard found={dish} view="building" actions={<DishActions found={dish} />} />
  }
  const canChange = !day.isComplete
  if (item.kind === 'skipped') {
    return <SkippedCard item={item} action={canChange && <UnskipButton found={found} />} />
  }
  return canChange ? <ConstructCard found={found} /> : null
}
