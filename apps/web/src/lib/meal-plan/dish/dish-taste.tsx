import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { useNavigate } from 'react-router'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { useChoiceState } from '../choosing/choice-begun.ts'
import { usePlan } from '../plan-context.ts'
import { recipesPath } from '../plan-places.ts'
import { weekdayNaming } from '../words/weekday-naming.ts'

/** [ITEM-7] Like and avoid of a dish in its place: one that is avoided stays there, and another is offered. */
export function DishTaste({ found }: { found: FoundDish }) {
  const { template, interactions } = usePlan().plan
  const toasts = useToasts()
  const navigate = useNavigate()
  const begun = useChoiceState()
  const { item, day, dayNumber } = found
  const offerAnother = () =>
    toasts.show(`It stays on ${weekdayNaming(template)(dayNumber)} until you replace it.`, {
      ...(!day.isComplete && {
        action: { label: 'Replace', onPress: () => navigate(recipesPath(template, found), { state: begun }) },
      }),
    })
  return <LikeAvoid recipeId={item.recipeId} interactions={interactions} onAvoided={offerAnother} />
}
