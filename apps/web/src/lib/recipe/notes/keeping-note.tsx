import { keepingText } from '@butterleaf/domain/cooking/keeping'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** CON-4: how long it keeps, how, and how it is warmed; nothing where the recipe doesn't say. */
export function KeepingNote({ recipe: { keeps, note } }: { recipe: ScaledRecipe }) {
  if (!keeps && !note) return null
  return (
    <div className="grid gap-2 text-pretty text-muted">
      {note && <p>{note}</p>}
      {keeps && <p>{keepingText(keeps)}</p>}
    </div>
  )
}
