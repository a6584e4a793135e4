import type { RecipeCard } from './recipe-card.ts'

const fewestCharacters = 8

/** CON-3: as people say it, else the title's beginning. */
export function shortName({ short, title }: Pick<RecipeCard, 'short' | 'title'>): string {
  return short ?? shortTitle(title)
}

/** "Skillet salmon" of "Skillet salmon, lemon cream & wilted greens": the dish without what comes beside it, for narrow places. */
export function shortTitle(title: string): string {
  const end = title.search(/,| with | over | on | in /)
  return end >= fewestCharacters ? title.slice(0, end) : title
}
