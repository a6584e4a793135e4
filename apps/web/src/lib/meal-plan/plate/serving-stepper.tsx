import { fractionText } from '@butterleaf/domain/kitchen/fraction-text'
import type { Refusable } from '#ui/action/refusal.tsx'
import { CountStepper } from './count-stepper.tsx'

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
    <CountStepper
      label={`Servings of ${of}`}
      count={fractionText(servings)}
      unit={servings > 1 ? 'servings' : 'serving'}
      minus={{ ...minus, label: `Less ${of}` }}
      plus={{ ...plus, label: `More ${of}` }}
      onStep={onStep}
    />
  )
}
