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

const besideStart = /,\s|\s(?:with|over|on|in|of)\s/

/** MAP-5: what a title says beside the name that stands above it: a subtitle never repeats its title. */
export function subtitleOf({ short, title }: Pick<RecipeCard, 'short' | 'title'>): string | undefined {
  if (short === undefined) return undefined
  const start = isBegunBy(title, short) ? short.length : title.search(besideStart)
  const rest = start === -1 ? '' : title.slice(start).replace(/^[,\s]+/, '')
  return rest && !repeats(rest, short) ? rest : undefined
}

/** Where half of its words stand above it already, it tells little: “on smashed avocado” of “Garlic mushrooms on avocado”. */
function repeats(rest: string, short: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const [words, above] = [wordsOf(rest).filter((word) => !linkingWords.has(word)), new Set(wordsOf(short))]
  return 2 * words.filter((word) => above.has(word)).length >= Math.max(1, words.length)
}

const linkingWords = new Set(['with', 'over'])

function isBegunBy(title: string, short: string): boolean {
  return title.toLowerCase().startsWith(short.toLowerCase()) && !/^\p{L}/u.test(title.slice(short.length))
}
