import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { macroText } from '@butterleaf/domain/nutrition/certificate-text'

/** What it was called; `titleOf` knows our recipes. */
export function entryName(
  { source }: Pick<LogEntry, 'source'>,
  titleOf: (recipeId: string) => string | undefined,
): string {
  if (source.kind === 'recipe') return titleOf(source.recipeId) ?? 'One of our recipes'
  return source.kind === 'notCounted' ? 'Not counted' : source.name
}

/** "about 620 kcal" of a guess, "620 kcal" of what is known. */
export function entryCalories({ source, figures }: Pick<LogEntry, 'source' | 'figures'>): string {
  const text = macroText('calories', figures.calories)
  return source.kind === 'plate' ? `about ${text}` : text
}
