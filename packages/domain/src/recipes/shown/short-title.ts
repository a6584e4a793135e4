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
  const unsaid = withoutSaid(rest, wordsOf(short))
  return unsaid && !repeats(unsaid, short) ? unsaid : undefined
}

const phraseStart = /,?\s(?=(?:with|over|on|in|of)\s)/
const phrase = /^(with|over|on|in|of)\s(.+)$/
const between = /,\s(?:and\s)?|\s(?:and|&)\s/

/** MAP-3: without the things that the name has already: of “Avocado feta toast”, “with feta and cherry tomatoes” is “with cherry tomatoes”. */
function withoutSaid(rest: string, said: ReadonlySet<string>): string {
  const phrases = rest.split(phraseStart)
  // A phrase that stands by itself may go; one that completes a participle (“stuffed with beef”) may not.
  const mayGo = phrase.test(rest)
  const left = phrases.flatMap((text) => {
    const [, link, list] = phrase.exec(text) ?? []
    const things = list?.split(between) ?? []
    const news = things.filter((thing) => !isSaid(thing, said))
    if (news.length === things.length) return [text]
    if (news.length > 0) return [`${link} ${listOf(news)}`]
    return mayGo ? [] : [text]
  })
  return left.length > 0 ? left.join(' ') : rest
}

/** “Smashed avocado” tells a person who has read “avocado” little; “bass rice soup” tells a person who has read “soup” much. */
function isSaid(thing: string, said: ReadonlySet<string>): boolean {
  const words = [...wordsOf(thing)]
  const news = words.filter((word) => !said.has(word))
  return news.length < words.length && news.length <= 1
}

function listOf(things: readonly string[]): string {
  const [last = '', ...others] = things.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
}

/** Where half of its words stand above it already, it tells little: “with garlic mushrooms” of “Mushrooms on toast”. */
function repeats(rest: string, short: string): boolean {
  const above = wordsOf(short)
  const words = [...wordsOf(rest)]
  return 2 * words.filter((word) => above.has(word)).length >= Math.max(1, words.length)
}

/** Those that carry a meaning, one and many alike. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !linkingWords.has(word)).map(singular))
}

function singular(word: string): string {
  return word
    .replace(/(?<!s)s$/, '')
    .replace(/ie$/, 'y')
    .replace(/oe$/, 'o')
}

const linkingWords = new Set(['with', 'over', 'and', 'the', 'off'])

function isBegunBy(title: string, short: string): boolean {
  return title.toLowerCase().startsWith(short.toLowerCase()) && !/^\p{L}/u.test(title.slice(short.length))
}
