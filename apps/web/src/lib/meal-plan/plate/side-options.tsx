import ArrowLeftRight from 'virtual:lucide/arrow-left-right'
import CircleMinus from 'virtual:lucide/circle-minus'
import Plus from 'virtual:lucide/plus'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type ShownHelping, shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import type { ReactNode } from 'react'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Button } from '#ui/action/button.tsx'
import { usePlan } from '../plan-context.ts'
import { useSideActs, whyNoMore } from './side-acts.ts'
import { useSideSteppers } from './side-stepper.tsx'

type SideOptionsProps = {
  found: FoundDish
  /** Opens the list of sides: for one more, or in the place of one that stands there. */
  onChoose: (insteadOf?: string) => void
}

/** [PLATE-3] The sides of a plate with what can be done about each, and the way to one more. */
export function SideOptions({ found, onChoose }: SideOptionsProps) {
  const { plan } = usePlan()
  const sides = shownSides(plan, found.item)
  const { stepperOf, lines } = useSideSteppers(found, sides)
  return (
    <section aria-label="Sides" className="grid gap-2">
      {sides.map((side) => (
        <Side key={side.card.id} found={found} side={side} stepper={stepperOf(side)} onChoose={onChoose} />
      ))}
      {lines}
      <AddSideButton found={found} onChoose={onChoose} />
    </section>
  )
}

function AddSideButton({ found, onChoose }: SideOptionsProps) {
  return (
    <Button
      look="quiet"
      size="sm"
      isWide
      why={whyNoMore(usePlan().plan.template, found.item)}
      onClick={() => onChoose()}
    >
      <Plus aria-hidden className="size-4" />
      Add a side
    </Button>
  )
}

type SideProps = SideOptionsProps & { side: ShownHelping }

function Side({ found, side, stepper, onChoose }: SideProps & { stepper: ReactNode }) {
  const { card } = side
  return (
    <div className="grid gap-1 rounded-field border border-hairline p-2.5">
      <div className="flex items-center gap-x-3">
        <RecipePlate recipe={card} className="size-11" />
        <p className="min-w-0 flex-1 leading-snug font-semibold text-pretty">{shortName(card)}</p>
        {stepper}
      </div>
      <SideChoices found={found} side={side} onChoose={onChoose} />
    </div>
  )
}

export function SideChoices({ found, side: { card }, onChoose }: SideProps) {
  const { take } = useSideActs(found)
  const name = shortName(card)
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        look="quiet"
        size="sm"
        aria-label={`Another side instead of ${name}`}
        onClick={() => onChoose(card.id)}
      >
        <ArrowLeftRight aria-hidden className="size-4" />
        Another side
      </Button>
      <Button look="quiet" size="sm" aria-label={`No side: take ${name} away`} onClick={() => take(card.id)}>
        <CircleMinus aria-hidden className="size-4" />
        No side
      </Button>
    </div>
  )
}
