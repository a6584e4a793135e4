import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { unsuitedAt } from '@butterleaf/domain/meal-plan/shown/unsuited-at'
import { guestsAt, guestsText } from '@butterleaf/domain/meal-plan/table/guests'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** [TOG-2] Who comes to this meal, and what of it they may not eat; Replace leads to what suits them. Lazy: few meals have guests. */
export default function GuestNote({ found: { day, item } }: { found: Pick<FoundItem, 'day' | 'item'> }) {
  const { plan } = usePlan()
  if (!isFilled(item)) return null
  return (
    <>
      <p>With {guestsText(guestsAt(day, item.id))}.</p>
      {unsuitedAt(plan, { day, item }).map(({ recipeId, because }) => {
        const card = plan.cards[recipeId]
        return (
          <p key={recipeId} className="text-pretty wrap-anywhere">
            <span className="font-semibold">Not for them:</span> {card ? shortName(card) : 'this dish'},{' '}
            {because}.
          </p>
        )
      })}
    </>
  )
}
