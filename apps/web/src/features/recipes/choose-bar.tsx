import Check from 'virtual:lucide/check'
import type { RecipeCard } from '@butterleaf/contract/recipes/calls'
import { Button } from '#ui/action/button.tsx'
import { choiceRefusal, freedBy } from './slot/choice-refusal.ts'
import { useChooseRecipe } from './slot/use-choose-recipe.ts'
import type { Slot } from './slot/use-slot.ts'

interface ChooseBarProps {
  slot: Slot
  recipe: Pick<RecipeCard, 'id' | 'title'>
  /** It is among what may stand in the slot. */
  isOffered: boolean
}

/** In thumb reach all the way down the recipe. */
export function ChooseBar({ slot, recipe, isOffered }: ChooseBarProps) {
  const choosing = useChooseRecipe(slot)
  const { item, meal } = slot
  const refusal = choiceRefusal(slot)
  const isThere = item.value?.id === recipe.id
  const note = refusal ?? (isThere ? `This is ${meal} already.` : freedBy(slot))
  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 grid gap-2 rounded-card border border-hairline bg-surface p-3 shadow-sheet lg:bottom-0">
      {note && <p className="px-2 text-sm text-pretty text-muted">{note}</p>}
      <Button
        size="lg"
        isWide
        busy={choosing.isPending}
        busyLabel="Putting it on your plan"
        disabled={refusal !== undefined || isThere || !isOffered}
        onClick={() => choosing.choose(recipe)}
      >
        <Check aria-hidden className="size-5" />
        {item.type === 'empty' ? `Choose for ${meal}` : `Replace ${meal} with this`}
      </Button>
    </div>
  )
}
