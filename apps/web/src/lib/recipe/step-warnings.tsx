import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { Banner } from '#ui/feedback/banner.tsx'
import { useKitchenText } from './recipe-unit.ts'

type Warned = Pick<ScaledRecipe, 'warnings'>

/** [ED-4] What a rule of the kitchen says of a step of the person's own recipe. */
export function StepWarnings({ recipe, step }: { recipe: Warned; step: number }) {
  const kitchenText = useKitchenText()
  return warningsOfStep(recipe, step).map((text) => (
    <Banner key={text} tone="warning">
      {kitchenText(text)}
    </Banner>
  ))
}

export function warningsOfStep({ warnings = [] }: Warned, step: number): string[] {
  return warnings.filter(({ stepIndex }) => stepIndex === step).map(({ text }) => text)
}
