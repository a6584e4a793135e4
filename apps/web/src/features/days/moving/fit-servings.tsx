import { findById } from '@butterleaf/domain/meal-plan/places'
import type { DayPortions } from '@butterleaf/domain/meal-plan/portioning/nearest-portions'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

type FitServingsProps = {
  portions: DayPortions
  after: Template
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** [LIFE-1] Other servings that bring the two days nearer to their ranges, for the person to take or leave. */
export function FitServings({ portions, after, isChosen, onChange }: FitServingsProps) {
  const { plan } = usePlan()
  const changes = portions.flatMap(({ itemId, servings }) => {
    const found = findById(after, itemId)
    const card = found && cardOf(plan, found.item)
    return card ? [`${shortName(card)}: ${servingsText(servings)}`] : []
  })
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line bg-surface px-4 py-3 has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      <span>
        <span className="block font-semibold">Fit the servings</span>
        <span className="block text-sm text-muted">{joinWords(changes)}</span>
      </span>
    </label>
  )
}
