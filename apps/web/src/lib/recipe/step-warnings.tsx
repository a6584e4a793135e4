import TriangleAlert from 'virtual:lucide/triangle-alert'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { ReactNode } from 'react'
import { useKitchenText } from './recipe-unit.ts'

type Warned = Pick<ScaledRecipe, 'warnings'>

/** [ED-4] What a rule of the kitchen says of a step of the person's own recipe. */
export function StepWarnings({ recipe, step }: { recipe: Warned; step: number }) {
  const kitchenText = useKitchenText()
  return warningsOfStep(recipe, step).map((text) => <WarningRow key={text}>{kitchenText(text)}</WarningRow>)
}

/** Plain: it is advice, and the dish can be cooked without it. */
export function WarningRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 border-l-4 border-butter py-1 pl-4 text-sm leading-snug text-pretty">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  )
}

export function warningsOfStep({ warnings = [] }: Warned, step: number): string[] {
  return warnings.filter(({ stepIndex }) => stepIndex === step).map(({ text }) => text)
}
