import { type RecipeField, recipeFields, type SearchableRecipe, textOfFields } from '../recipe-fields.ts'
import { otherSpellings, stemOf, type Word, wordsOf } from './words.ts'

/** A recipe, by its number in the index, has the word in this field; with several fields, in the most telling one. */
export type Mention = { recipe: number; field: RecipeField }

export type SearchIndex = {
  recipes: readonly { id: string; titleWords: number }[]
  mentions: ReadonlyMap<string, readonly Mention[]>
  /** Sorted, so that words with the same beginning are neighbours. */
  spellings: readonly Word[]
}

/** Made once over all recipes. Equal recipes in another order find the same, ties apart. */
export function buildSearchIndex(recipes: readonly SearchableRecipe[]): SearchIndex {
  const steps = buildIndexInSteps(recipes)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const recipesAStep = 20

/** The same in steps of a millisecond or two, so that other requests don't wait: indexing all recipes takes a tenth of a second or more. */
export function* buildIndexInSteps(recipes: readonly SearchableRecipe[]): Generator<undefined, SearchIndex> {
  const mentions = new Map<string, Mention[]>()
  const stemOfSpelling = new Map<string, string>()
  for (const [number, recipe] of recipes.entries()) {
    if (number % recipesAStep === recipesAStep - 1) yield
    for (const [stem, field] of fieldOfStems(recipe, stemOfSpelling)) {
      const known = mentions.get(stem)
      if (known) known.push({ recipe: number, field })
      else mentions.set(stem, [{ recipe: number, field }])
    }
  }
  for (const spelling of otherSpellings) {
    if (mentions.has(stemOf(spelling))) stemOfSpelling.set(spelling, stemOf(spelling))
  }
  return {
    recipes: recipes.map(({ id, title }) => ({ id, titleWords: wordsOf(title).length })),
    mentions,
    spellings: [...stemOfSpelling]
      .map(([spelling, stem]) => ({ spelling, stem }))
      .sort((a, b) => (a.spelling < b.spelling ? -1 : 1)),
  }
}

/** The index of all recipes of both, without reading them again: some milliseconds where building it takes a hundred. */
export function joinSearchIndexes(first: SearchIndex, second: SearchIndex): SearchIndex {
  const mentions = new Map(first.mentions)
  for (const [stem, later] of second.mentions) {
    const shifted = later.map(({ recipe, field }) => ({ recipe: first.recipes.length + recipe, field }))
    mentions.set(stem, [...(mentions.get(stem) ?? []), ...shifted])
  }
  // Shares the values of the first index instead of copying them, since each person with own recipes has such an index.
  const known = new Set(first.spellings.map(({ spelling }) => spelling))
  const added = second.spellings.filter(({ spelling }) => !known.has(spelling))
  return {
    recipes: [...first.recipes, ...second.recipes],
    mentions,
    spellings: [...first.spellings, ...added].sort((a, b) => (a.spelling < b.spelling ? -1 : 1)),
  }
}

/** The stems of a recipe with the field they count in; the spellings met on the way are noted. */
function fieldOfStems(
  recipe: SearchableRecipe,
  stemOfSpelling: Map<string, string>,
): Map<string, RecipeField> {
  const fields = new Map<string, RecipeField>()
  const texts = textOfFields(recipe)
  for (const field of recipeFields) {
    for (const { spelling, stem } of wordsOf(texts[field])) {
      stemOfSpelling.set(spelling, stem)
      if (!fields.has(stem)) fields.set(stem, field)
    }
  }
  return fields
}
