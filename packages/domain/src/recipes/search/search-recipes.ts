import type { RecipeField } from '../recipe-fields.ts'
import type { SearchIndex } from './search-index.ts'
import { allowedTypos, typoDistance } from './typo-distance.ts'
import { stemOf, type Word, wordsOf } from './words.ts'

export type SearchHit = {
  recipeId: string
  /** 0 is nearest. Hits of one band answer the question about as well, so that something else may order them. */
  band: number
  points: number
}

/** RCP-1: the recipes that have a word of the text, best first. Text without a word finds none. */
export function searchRecipes(index: SearchIndex, text: string): SearchHit[] {
  const words = wordsOf(text)
  const pointsOfWords = wordMatches(index, words).map((matches) => pointsOf(index, matches))
  return index.recipes
    .flatMap(({ id, titleWords }, recipe) => {
      const had = pointsOfWords.map((points) => points[recipe]!).filter((points) => points > 0)
      if (had.length === 0) return []
      const points = had.reduce((sum, own) => sum + own, 0)
      return [{ recipeId: id, band: bandOf(had, words.length), points, titleWords }]
    })
    .sort((a, b) => a.band - b.band || b.points - a.points || a.titleWords - b.titleWords)
    .map(({ recipeId, band, points }) => ({ recipeId, band, points }))
}

const fieldPoints: Readonly<Record<RecipeField, number>> = {
  title: 80,
  'main-ingredient': 50,
  ingredient: 20,
  about: 10,
}
/** Half, so that "egg" means its main ingredient egg sooner than the eggplant of a title. */
const kindShare: Readonly<Record<MatchKind, number>> = { whole: 1, prefix: 0.5, typo: 0.4 }

/** For one word: by recipe number, the points of its best match. */
function pointsOf(index: SearchIndex, matches: readonly WordMatch[]): Float64Array {
  const points = new Float64Array(index.recipes.length)
  for (const { stem, kind } of matches) {
    for (const { recipe, field } of index.mentions.get(stem) ?? []) {
      points[recipe] = Math.max(points[recipe]!, fieldPoints[field] * kindShare[kind])
    }
  }
  return points
}

/** In points. From the first on, the dish is named by the word; from the second on, it is plainly in it. */
const bandFloors = [80, 25]

/** First how many words are missing, then how plain the least plain of the others is. */
function bandOf(had: readonly number[], wordCount: number): number {
  const weakest = Math.min(...had)
  const plainness = bandFloors.filter((floor) => weakest < floor).length
  return (wordCount - had.length) * (bandFloors.length + 1) + plainness
}

type MatchKind = 'whole' | 'prefix' | 'typo'
type WordMatch = { stem: string; kind: MatchKind }

/** For each word of a query in turn, the stems of the index that it may mean. */
function wordMatches(index: SearchIndex, words: readonly Word[]): WordMatch[][] {
  return words.map((word, at) => [
    ...ownMatches(index, word, at === words.length - 1),
    ...joinedMatches(index, words, at),
  ])
}

/**
 * The last word also matches as a prefix, since people are still typing; an earlier word only when no recipe has it whole.
 * Typos are tolerated only when nothing else matches. So a word's matches are a subset of those it had as the last word, and
 * typing on never brings in recipes while others have all words.
 */
function ownMatches(index: SearchIndex, word: Word, isLast: boolean): WordMatch[] {
  const whole: WordMatch[] = index.mentions.has(word.stem) ? [{ stem: word.stem, kind: 'whole' }] : []
  if (whole.length > 0 && !isLast) return whole
  const begun = [...whole, ...prefixMatches(index, word)]
  return begun.length > 0 ? begun : typoMatches(index, word)
}

function prefixMatches({ spellings }: SearchIndex, { spelling }: Word): WordMatch[] {
  const stems = new Set<string>()
  for (let at = firstFrom(spelling, spellings); spellings[at]?.spelling.startsWith(spelling); at++) {
    stems.add(spellings[at]!.stem)
  }
  return [...stems].map((found) => ({ stem: found, kind: 'prefix' }))
}

/** "meat balls" are meatballs: each of two neighbours may mean what both say together. */
function joinedMatches({ mentions }: SearchIndex, words: readonly Word[], at: number): WordMatch[] {
  const spellings = words.map(({ spelling }) => spelling)
  const joined = [
    [spellings[at - 1], spellings[at]],
    [spellings[at], spellings[at + 1]],
  ].flatMap(([first, second]) => (first && second ? [stemOf(first + second)] : []))
  return joined.filter((stem) => mentions.has(stem)).map((stem) => ({ stem, kind: 'whole' }))
}

/** Where the spellings from this one on begin, by halving. */
function firstFrom(spelling: string, spellings: readonly Word[]): number {
  let from = 0
  let to = spellings.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (spellings[middle]!.spelling < spelling) from = middle + 1
    else to = middle
  }
  return from
}

/** Only the matches with the fewest typos. */
function typoMatches({ mentions }: SearchIndex, { stem }: Word): WordMatch[] {
  let fewest = allowedTypos(stem.length)
  if (fewest === 0) return []
  let found: string[] = []
  for (const known of mentions.keys()) {
    const slips = typoDistance(stem, known, fewest)
    if (slips === undefined) continue
    if (slips < fewest) found = []
    fewest = slips
    found.push(known)
  }
  // Hardly anyone mistakes the first letter: "beaf" is no leaf.
  const begunAlike = found.filter((known) => known[0] === stem[0])
  return (begunAlike.length > 0 ? begunAlike : found).map((known) => ({ stem: known, kind: 'typo' }))
}
