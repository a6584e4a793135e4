import Check from 'virtual:lucide/check'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useId } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'
import { coversBottom } from '#ui/behavior/covering-bar.ts'
import { choiceRefusal, freedBy } from './slot/choice-refusal.ts'
import { useChooseRecipe } from './slot/use-choose-recipe.ts'

interface ChooseBarProps {
  slot: FoundItem
  recipe: Pick<RecipeCard, 'id' | 'title'>
  /** It is among what may stand in the slot. */
  isOffered: boolean
}

/** In thumb reach all the way down the recipe. */
export function ChooseBar({ slot, recipe, isOffered }: ChooseBarProps) {
  const choosing = useChooseRecipe(slot)
  const { plan } = usePlan()
  const { item } = slot
  const { meal } = item
  const refusal = choiceRefusal(plan.template, slot)
  const isThere = isFilled(item) && item.recipeId === recipe.id
  const notOffered = isOffered ? undefined : 'It isn’t among the recipes for this meal.'
  const why = refusal ?? (isThere ? `This is ${meal} already.` : notOffered)
  const whyId = useId()
  const note = why ?? freedBy(plan, slot)
  return (
    <div
      ref={coversBottom}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 grid gap-2 rounded-card border border-hairline bg-surface p-3 shadow-sheet lg:bottom-0"
    >
      {note && (
        <p id={whyId} className="px-2 text-sm text-pretty text-muted">
          {note}
        </p>
      )}
      <Button
        size="lg"
        isWide
        busy={choosing.isPending}
        busyLabel="Putting it on your plan"
        why={why}
        whyId={whyId}
        onClick={() => choosing.choose(recipe)}
      >
        <Check aria-hidden className="size-5" />
        {item.kind === 'empty' ? `Choose for ${meal}` : `Replace ${meal} with this`}
      </Button>
    </div>
  )
}
