import { batchesOf, batchText } from '@butterleaf/domain/cooking/batches'
import { keepingText } from '@butterleaf/domain/cooking/keeping'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** CON-7: more is cooked than one pan holds. */
export function BatchNote({ recipe }: { recipe: ScaledRecipe }) {
  const batches = batchesOf(scaledServings(recipe), recipe.atOnce ?? undefined)
  return batches && <p className="font-semibold">Cook it {batchText(batches)}.</p>
}

/** CON-4: how long it keeps, how, and how it is warmed, after what else the recipe notes. */
export function KeepingNote({ recipe: { keeps, note } }: { recipe: ScaledRecipe }) {
  const said = [note, keeps && keepingText(keeps)].filter(Boolean)
  return said.map((text) => (
    <p key={text} className="text-muted">
      {text}
    </p>
  ))
}
