import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { unsuitedAt } from '@butterleaf/domain/meal-plan/shown/unsuited-at'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { leaveOpener, useChoiceState } from '../choosing/choice-begun.ts'
import { usePlan } from '../plan-context.ts'
import { recipesPath } from '../plan-places.ts'
import { refusalWords } from '../words/refusal-words.ts'

type UnsuitedLinesProps = {
  found: FoundDish
  /** Opens the choice of a side in the place of one. */
  onSwapSide: (recipeId: string) => void
}

/** [TOG-2] The dishes of a meal that its guests may not eat, why, and the way to one that suits both. */
export function UnsuitedLines({ found, onSwapSide }: UnsuitedLinesProps) {
  const { plan } = usePlan()
  const begun = useChoiceState()
  const why = refusalWords(plan.template, refusalAsCooked(found))
  return unsuitedAt(plan, found).map(({ recipeId, because }) => {
    const card = plan.cards[recipeId]
    const name = card ? shortName(card) : 'This dish'
    const isMain = recipeId === found.item.recipeId
    const swap = (
      <>
        Swap it<VisuallyHidden>: {name}</VisuallyHidden>
      </>
    )
    return (
      <div key={recipeId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_12rem] text-sm text-pretty wrap-anywhere">
          <span className="font-semibold">Not for them:</span> {name}, {because}.{isMain && why && ` ${why}`}
        </p>
        {!isMain && (
          <Button look="quiet" size="sm" onClick={() => onSwapSide(recipeId)}>
            {swap}
          </Button>
        )}
        {isMain && !why && (
          <Link
            to={recipesPath(plan.template, found)}
            state={begun}
            onClick={leaveOpener}
            className={buttonLook({ look: 'quiet', size: 'sm' })}
          >
            {swap}
          </Link>
        )}
      </div>
    )
  })
}
