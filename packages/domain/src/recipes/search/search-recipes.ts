import type { RecipeField } from '../recipe-fields.ts'
import type { SearchIndex } from './search-index.ts'
import { type MatchKind, type WordMatch, wordMatches } from './word-matches.ts'
import { wordsOf } from './words.ts'

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
