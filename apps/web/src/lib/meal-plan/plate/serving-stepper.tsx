import Minus from 'virtual:lucide/minus'
import Plus from 'virtual:lucide/plus'
import { fractionText } from '@butterleaf/domain/kitchen/fraction-text'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { Refusable } from '#ui/action/refusal.tsx'

type ServingStepperProps = {
  servings: number
  /** "dinner", "Green salad". */
  of: string
  minus: Refusable
  plus: Refusable
  /** Quarters of a serving; fewer where negative. */
  onStep: (steps: 1 | -1) => void
}

/** [ITEM-4] A quarter of a serving up or down. */
export function ServingStepper({ servings, of, minus, plus, onStep }: ServingStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div role="group" aria-label={`Servings of ${of}`} className="flex shrink-0 items-center">
      <IconButton look="plain" label={`Less ${of}`} {...minus} onClick={() => onStep(-1)}>
        <Minus aria-hidden className="size-5 text-leaf" />
      </IconButton>
      <p className="grid min-w-13 justify-items-center md:min-w-16 leading-tight">
        <b>{fractionText(servings)}</b>
        <span className="text-xs text-muted">{servings > 1 ? 'servings' : 'serving'}</span>
      </p>
      <IconButton look="plain" label={`More ${of}`} {...plus} onClick={() => onStep(1)}>
        <Plus aria-hidden className="size-5 text-leaf" />
      </IconButton>
    </div>
  )
}
