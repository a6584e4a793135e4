import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { useId } from 'react'
import { ProposalDifference } from '#lib/proposal/proposal-difference.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { FoodUses } from './food-uses.tsx'
import { sayUseUpFailure } from './say-use-up-failure.ts'
import type { TypedFood } from './typed-food.ts'

interface UseUpAnswerProps {
  answer: ShownUseUp
  foods: readonly TypedFood[]
  /** Of taking it. */
  error: unknown
}

/** [PAN-5] What is used, and what changes for it. */
export function UseUpAnswer({ answer: { proposal, foods: uses }, foods, error }: UseUpAnswerProps) {
  const heading = useId()
  return (
    // The button that asked is gone: a keyboard and a screen reader go on here, before the drawer sees that nothing has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and a keyboard must be able to scroll it
    <section ref={focusOnArrival} tabIndex={0} aria-labelledby={heading} className="grid gap-5 rounded-field">
      <div className="grid gap-3">
        <h2 id={heading} className="text-lg">
          {headingOf(proposal.meals.length, uses)}
        </h2>
        <FoodUses uses={uses} foods={foods} />
      </div>
      {proposal.meals.length > 0 && <ProposalDifference proposal={proposal} />}
      {error !== null && error !== undefined && (
        <div role="alert">
          <Banner tone="danger">{sayUseUpFailure(error)}</Banner>
        </div>
      )}
    </section>
  )
}

function headingOf(changed: number, uses: ShownUseUp['foods']): string {
  if (changed > 0) return changed === 1 ? 'One meal changes' : `${changed} meals change`
  return uses.some(({ usedGrams }) => usedGrams > 0) ? 'Your plan uses it already' : 'Nothing can use it up'
}
