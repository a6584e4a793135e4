import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import type { ItemId } from '@butterleaf/domain/meal-plan/item'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { cookPathOf, recipeColumns } from './recipe-columns.ts'

/** What is cooked beside a meal's main: its ingredients and its steps. */
export function BesideCards({ itemId, recipe }: { itemId: ItemId; recipe: ScaledRecipe }) {
  const { answers } = usePlan().plan
  const memory = useKitchenMemory(cookingIdOf(recipe.id, itemId))
  return (
    <div className={recipeColumns}>
      <IngredientsCard
        recipe={recipe}
        planUnit={answers.units}
        caption={`For ${servingsText(scaledServings(recipe))}`}
        itemId={itemId}
        isOfSide
      />
      <InstructionsCard
        recipe={recipe}
        lastStep={memory.step}
        cookPath={(step) => cookPathOf(recipe.id, step)}
        isOfSide
      />
    </div>
  )
}
