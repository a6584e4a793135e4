import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import type { ShownHelping } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useWhyLines } from '#ui/action/refusal.tsx'
import { ServingStepper } from './serving-stepper.tsx'
import { useSideActs } from './side-acts.ts'

type SideStepperProps = { found: FoundDish; side: ShownHelping }

/** [ITEM-4] [PLATE-3] A quarter of a serving of a side up or down; why not stands at the end of its row. */
export function SideStepper({ found, side: { card, servings } }: SideStepperProps) {
  const { step, whyNot } = useSideActs(found)
  const helping = { recipeId: card.id, servings }
  const [less, more] = [whyNot(helping, -1), whyNot(helping, 1)]
  const { refusalOf, lines } = useWhyLines([less, more])
  return (
    <>
      <ServingStepper
        servings={servings}
        of={shortName(card)}
        minus={refusalOf(less)}
        plus={refusalOf(more)}
        onStep={(steps) => step(helping, steps)}
      />
      {lines.length > 0 && <div className="order-last grid basis-full gap-1 pb-1">{lines}</div>}
    </>
  )
}
