import Minus from 'virtual:lucide/minus'
import Plus from 'virtual:lucide/plus'
import { quantityText } from '@butterleaf/domain/kitchen/amount-text'
import type { FilledItem } from '@butterleaf/domain/meal-plan/item'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { addServings, removeServings } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { Refusable } from '#ui/action/refusal.tsx'

type ServingStepperProps = {
  item: FilledItem
  place: ItemPlace
  meal: string
  minus: Refusable
  plus: Refusable
}

/** [ITEM-4] A quarter of a serving up or down; a failure is quiet, and the value is the server's again. */
export function ServingStepper({ item, place, meal, minus, plus }: ServingStepperProps) {
  const change = usePlanChange()
  const { servings } = item
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div role="group" aria-label={`Servings of ${meal}`} className="flex items-center">
      <IconButton
        look="plain"
        label={`Less ${meal}`}
        {...minus}
        onClick={() => change.mutate(removeServings(place))}
      >
        <Minus aria-hidden className="size-5 text-leaf" />
      </IconButton>
      <p className="grid min-w-13 justify-items-center md:min-w-16 leading-tight">
        <b>{quantityText(servings, 'piece')}</b>
        <span className="text-xs text-muted">{servings > 1 ? 'servings' : 'serving'}</span>
      </p>
      <IconButton
        look="plain"
        label={`More ${meal}`}
        {...plus}
        onClick={() => change.mutate(addServings(place))}
      >
        <Plus aria-hidden className="size-5 text-leaf" />
      </IconButton>
    </div>
  )
}
