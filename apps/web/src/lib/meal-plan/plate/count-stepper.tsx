import Minus from 'virtual:lucide/minus'
import Plus from 'virtual:lucide/plus'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { Refusable } from '#ui/action/refusal.tsx'

type CountStepperProps = {
  /** What is counted, to a screen reader. */
  label: string
  count: ReactNode
  /** Below the count: "servings". */
  unit: string
  minus: Refusable & { label: string }
  plus: Refusable & { label: string }
  onStep: (steps: 1 | -1) => void
}

/** A count of a plate between less and more. */
export function CountStepper({ label, count, unit, minus, plus, onStep }: CountStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div role="group" aria-label={label} className="flex shrink-0 items-center">
      <IconButton look="plain" {...minus} onClick={() => onStep(-1)}>
        <Minus aria-hidden className="size-5 text-leaf" />
      </IconButton>
      <p className="grid min-w-13 justify-items-center md:min-w-16 leading-tight">
        <b>{count}</b>
        <span className="text-xs text-muted">{unit}</span>
      </p>
      <IconButton look="plain" {...plus} onClick={() => onStep(1)}>
        <Plus aria-hidden className="size-5 text-leaf" />
      </IconButton>
    </div>
  )
}
