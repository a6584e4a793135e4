import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import type { ShownHelping } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import type { ReactNode } from 'react'
import { useWhyLines } from '#ui/action/refusal.tsx'
import { ServingStepper } from './serving-stepper.tsx'
import { useSideActs } from './side-acts.ts'

/**
 * [ITEM-4] [PLATE-3] A quarter of a serving of each side up or down. Why one can't be more or less stands once, in `lines`: sides are often as
 * small as can be.
 */
export function useSideSteppers(found: FoundDish, sides: readonly ShownHelping[]) {
  const { step, whyNot } = useSideActs(found)
  const helpingOf = ({ card, servings }: ShownHelping) => ({ recipeId: card.id, servings })
  const whys = sides.flatMap((side) => [whyNot(helpingOf(side), -1), whyNot(helpingOf(side), 1)])
  const { refusalOf, lines } = useWhyLines(whys)
  const stepperOf = (side: ShownHelping): ReactNode => (
    <ServingStepper
      servings={side.servings}
      of={shortName(side.card)}
      minus={refusalOf(whyNot(helpingOf(side), -1))}
      plus={refusalOf(whyNot(helpingOf(side), 1))}
      onStep={(steps) => step(helpingOf(side), steps)}
    />
  )
  return { stepperOf, lines }
}
