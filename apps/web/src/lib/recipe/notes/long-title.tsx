import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'

/** CON-3: below the short name of a card, what the dish is called in full. */
export function LongTitle({ card: { short, title } }: { card: Pick<RecipeCard, 'short' | 'title'> }) {
  return short === undefined ? null : <p className="mt-0.5 text-sm text-muted text-pretty">{title}</p>
}
