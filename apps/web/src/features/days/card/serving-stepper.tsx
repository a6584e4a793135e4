import Minus from 'virtual:lucide/minus'
import Plus from 'virtual:lucide/plus'
import { quantityText } from '@butterleaf/domain/kitchen/amount-text'
import type { FilledItem } from '@butterleaf/domain/meal-plan/item'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { itemButtons } from '@butterleaf/domain/meal-plan/states/buttons/item-buttons'
import { addServings, removeServings } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { IconButton } from '#ui/action/icon-button.tsx'

type ServingStepperProps = { item: FilledItem; place: ItemPlace; meal: string }

/** [ITEM-4] A quarter of a serving up or down; a failure is quiet, and the value is the server's again. */
export function ServingStepper({ item, place, meal }: ServingStepperProps) {
  const change = usePlanChange()
  const { minus, plus } = itemButtons(usePlan().plan.template, place)
  const { servings } = item
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div role="group" aria-label={`Servings of ${meal}`} className="flex items-center">
      <IconButton
        look="plain"
        label={`Less ${meal}`}
        disabled={minus !== 'enabled'}
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
        disabled={plus !== 'enabled'}
        onClick={() => change.mutate(addServings(place))}
      >
        <Plus aria-hidden className="size-5 text-leaf" />
      </IconButton>
    </div>
  )
}
