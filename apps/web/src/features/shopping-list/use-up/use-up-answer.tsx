import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { useEffect, useRef } from 'react'
import { ProposalDifference } from '#lib/proposal/proposal-difference.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { FoodUses } from './food-uses.tsx'
import type { TypedFood } from './typed-food.ts'
import { useUpFailureText } from './use-up-failure.ts'

interface UseUpAnswerProps {
  answer: ShownUseUp
  foods: readonly TypedFood[]
  /** Of taking it. */
  error: unknown
}

/** [PAN-5] What is used, and what changes for it. */
export function UseUpAnswer({ answer: { proposal, foods: uses }, foods, error }: UseUpAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that asked is gone: a keyboard and a screen reader go on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <section className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {headingOf(proposal.meals.length, uses)}
        </h2>
        <FoodUses uses={uses} foods={foods} />
      </section>
      {proposal.meals.length > 0 && <ProposalDifference proposal={proposal} />}
      {error !== null && error !== undefined && (
        <div role="alert">
          <Banner tone="danger">{useUpFailureText(error)}</Banner>
        </div>
      )}
    </div>
  )
}

function headingOf(changed: number, uses: ShownUseUp['foods']): string {
  if (changed > 0) return changed === 1 ? 'One meal changes' : `${changed} meals change`
  return uses.some(({ usedGrams }) => usedGrams > 0) ? 'Your plan uses it already' : 'Nothing can use it up'
}
