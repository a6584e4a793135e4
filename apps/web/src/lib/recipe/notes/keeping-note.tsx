import { keepingText } from '@butterleaf/domain/cooking/keeping'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** CON-4: how long it keeps, how, and how it is warmed, after what else the recipe notes. */
export function KeepingNote({ recipe: { keeps, note } }: { recipe: ScaledRecipe }) {
  const said = [note, keeps && keepingText(keeps)].filter(Boolean)
  return said.map((text) => (
    <p key={text} className="text-muted">
      {text}
    </p>
  ))
}
