import { batchesOf, batchText } from '@butterleaf/domain/cooking/batches'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** CON-7: more is cooked than one pan holds. */
export function BatchNote({ recipe }: { recipe: ScaledRecipe }) {
  const batches = batchesOf(scaledServings(recipe), recipe.atOnce ?? undefined)
  if (!batches) return null
  return (
    <p className="text-pretty font-semibold">Cook it {batchText(batches)}: one pan doesn’t hold them all.</p>
  )
}
