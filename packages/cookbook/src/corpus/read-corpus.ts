import { readFileSync } from 'node:fs'
import type { Food } from '../foods/food.ts'
import { slugOf } from '../recipes/identity.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { fromStored } from '../recipes/stored-recipe.ts'
import { type Artefact, artefactFormat } from './artefact.ts'

export type Corpus = {
  foods: readonly Food[]
  recipes: readonly Recipe[]
  foodById: ReadonlyMap<string, Food>
  recipeById: ReadonlyMap<string, Recipe>
  /** By the slug it has and by those it had. */
  recipeBySlug: ReadonlyMap<string, Recipe>
}

/** The compiled cookbook, held in memory for as long as the process runs. */
export function readCorpus(file: string): Corpus {
  const artefact = JSON.parse(readFileSync(file, 'utf8')) as Artefact
  if (artefact.format !== artefactFormat) {
    throw new Error(`${file} was compiled by another version: run "npm run cookbook -- compile".`)
  }
  const foodById = new Map(artefact.foods.map((food) => [food.id, food]))
  return toCorpus(
    artefact.foods,
    artefact.recipes.map((stored) => fromStored(stored, foodById)),
  )
}

export function toCorpus(foods: readonly Food[], recipes: readonly Recipe[]): Corpus {
  const formerly = recipes.flatMap((recipe) => recipe.formerly.map((slug) => [slugOf(slug), recipe] as const))
  return {
    foods,
    recipes,
    foodById: new Map(foods.map((food) => [food.id, food])),
    recipeById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    recipeBySlug: new Map([...formerly, ...recipes.map((recipe) => [recipe.slug, recipe] as const)]),
  }
}

/** A recipe by an id of any age. One that isn't current must not be cached under the id that was asked for. */
export function findRecipe(corpus: Corpus, id: string): { recipe: Recipe; isCurrent: boolean } | undefined {
  const current = corpus.recipeById.get(id)
  if (current) return { recipe: current, isCurrent: true }
  const newest = corpus.recipeBySlug.get(slugOf(id))
  return newest && { recipe: newest, isCurrent: false }
}
