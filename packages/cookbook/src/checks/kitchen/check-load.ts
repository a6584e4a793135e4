import type { Vessel } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { type KitchenRecipe, kitchenSteps, splitSentences } from '../../kitchen/kitchen-steps.ts'
import { findOverloads } from '../../kitchen/overload.ts'
import type { LineFinding } from '../../reading/fault.ts'

const vesselNames: Readonly<Record<Vessel['kind'], string>> = {
  skillet: 'skillet',
  basket: 'basket',
  'sheet-pan': 'sheet pan',
}

/** ED-4: the first load that its vessel doesn't hold. */
export function checkLoad({ recipe, source }: KitchenRecipe): LineFinding[] {
  const { atOnce, servings } = recipe
  const share = Math.min(1, (atOnce ?? servings) / servings)
  const [overload] = findOverloads(
    kitchenSteps({ recipe, source: { steps: source.steps.flatMap(splitSentences) } }),
    share,
  )
  if (!overload) return []
  const { step, vessel, coveredCm2, fill } = overload
  const batches = Math.ceil(fill)
  return [
    {
      line: step.line,
      what: `What goes into the ${vesselNames[vessel.kind]} covers ${Math.round(coveredCm2)} cm²; one layer holds ${vessel.cm2}.`,
      remedy: `Say "in ${batches === 2 ? 'two' : batches} batches", write the minutes of all of them as cook, and set atOnce.`,
    },
  ]
}
