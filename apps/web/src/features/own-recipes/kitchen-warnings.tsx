import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { useId } from 'react'
import { useKitchenText } from '#lib/recipe/recipe-unit.ts'
import { WarningRow } from '#lib/recipe/step-warnings.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [ED-4] What would go wrong at the stove, by step. It is told again when an edit changes it, and never stops one. */
export function KitchenWarnings({ warnings }: Pick<WireOwnRecipe, 'warnings'>) {
  const id = useId()
  const kitchenText = useKitchenText()
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length > 0 && (
        <Card as="section" aria-labelledby={id} className="grid gap-3">
          <h2 id={id} className="text-lg">
            Before you cook
          </h2>
          <ul className="grid gap-3">
            {warnings.map(({ kind, stepIndex, text }) => (
              <li key={`${kind} ${stepIndex} ${text}`}>
                <WarningRow>
                  <b className="font-semibold">Step {stepIndex + 1}.</b> {kitchenText(text)}
                </WarningRow>
              </li>
            ))}
          </ul>
          <p className="text-sm text-pretty text-muted">
            Change the steps, or leave them: the recipe is saved and planned as it is.
          </p>
        </Card>
      )}
    </div>
  )
}
