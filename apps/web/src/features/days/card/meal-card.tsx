import type { PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import type { CardProps, FilledPlanItem } from './card-props.ts'
import { ConstructCard } from './construct-card.tsx'
import { DishCard } from './dish-card.tsx'
import { SkippedCard } from './skipped-card.tsx'

/** [ITEM-1] One meal of a day in each of its variants; where one takes the place of another, its first control takes the focus. */
export function MealCard(props: CardProps) {
  const place = useFocusHandover(props.item.type)
  return (
    <div {...place} className="empty:hidden">
      <Variant {...props} />
    </div>
  )
}

function Variant({ item, day, view }: CardProps) {
  if (isFilled(item)) return <DishCard item={item} day={day} view={view} />
  // Nothing is cooked by an open slot, nor changed on a complete day: there it would only be in the way.
  const canChange = view === 'building' && day.state === 'incomplete'
  if (item.type === 'skipped') return <SkippedCard item={item} day={day} canChange={canChange} />
  return canChange ? <ConstructCard item={item} day={day} /> : null
}

function isFilled(item: PlanItem): item is FilledPlanItem {
  return item.value !== null
}
