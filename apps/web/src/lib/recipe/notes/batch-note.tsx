import { batchesOf, batchText } from '@butterleaf/domain/cooking/batches'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** CON-7: more is cooked than one pan holds. */
export function BatchNote({ recipe }: { recipe: ScaledRecipe }) {
  const batches = batchesOf(scaledServings(recipe), recipe.atOnce ?? undefined)
  return batches && <p className="font-semibold">Cook it {batchText(batches)}.</p>
}
