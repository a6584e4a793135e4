import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import type { CardProps } from './card-props.ts'
import { ConstructCard } from './construct-card.tsx'
import { DishCard } from './dish-card.tsx'
import { SkippedCard } from './skipped-card.tsx'

/** [ITEM-1] One meal of a day in each of its variants; where one takes the place of another, its first control takes the focus. */
export function MealCard(props: CardProps) {
  const place = useFocusHandover(props.found.item.kind)
  return (
    <div {...place} className="empty:hidden">
      <Variant {...props} />
    </div>
  )
}

function Variant({ found, view }: CardProps) {
  const { day, item } = found
  if (isFilled(item)) return <DishCard found={{ ...found, item }} view={view} />
  // Nothing is cooked by an open slot, nor changed on a complete day: there it would only be in the way.
  const canChange = view === 'building' && !day.isComplete
  if (item.kind === 'skipped') return <SkippedCard found={found} canChange={canChange} />
  return canChange ? <ConstructCard found={found} /> : null
}
