import type { Macros } from '@butterleaf/domain/nutrition/macros'
import { MacroLine } from '#lib/recipe/macro-line.tsx'

/** What the amount comes to; a screen reader hears it when it changes. */
export function FiguresLine({ figures }: { figures: Macros }) {
  return (
    <div role="status" className="rounded-field bg-sunk px-4 py-3">
      <MacroLine perServing={figures} hasCalories />
    </div>
  )
}
